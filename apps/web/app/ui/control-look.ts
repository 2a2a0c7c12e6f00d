/** The box that every control one types or picks in shares. */
export const controlLook =
  'w-full min-w-0 rounded-control border border-edge bg-paper text-base text-beet-950 hover:border-beet-950 ' +
  'aria-[invalid=true]:border-danger aria-[invalid=true]:bg-danger-50 has-[[aria-invalid=true]]:border-danger has-[[aria-invalid=true]]:bg-danger-50 ' +
  'disabled:cursor-not-allowed disabled:bg-cream disabled:text-muted has-disabled:cursor-not-allowed has-disabled:bg-cream has-disabled:text-muted';
