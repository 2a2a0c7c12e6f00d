import { m } from '@shop/messages';

/** A field that no person sees or reaches: whoever fills it in is a machine. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <input
        type="text"
        name="website"
        aria-label={m.leave_empty()}
        tabIndex={-1}
        autoComplete="off"
        defaultValue=""
      />
    </div>
  );
}
