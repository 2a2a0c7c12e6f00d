import { useEffect, useRef } from 'react';

/**
 * Names what is sent with this form, made when the form is shown: sent again, it is done once. Not on the server, whose
 * page is the same for all guests; without scripts there is none.
 */
export function AttemptField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = crypto.randomUUID();
  }, []);
  return <input ref={field} type="hidden" name="attempt" defaultValue="" />;
}
