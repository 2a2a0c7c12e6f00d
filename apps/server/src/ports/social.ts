/** A person as a provider of logins describes them. */
export type SocialPerson = {
  /** The provider's own, unchanging name for the person. */
  readonly subject: string;
  readonly email: string | null;
  /** The provider vouches that the mailbox is theirs. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
};

/** Made anew for every attempt to log in, and kept by the visitor's browser until it comes back. */
export type SocialSecrets = { readonly state: string; readonly nonce: string; readonly verifier: string };

export type SocialAnswer = {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
};

export type SocialProvider = {
  /** Where to send the visitor. */
  begin(secrets: SocialSecrets, returnUrl: URL): Promise<URL>;
  /** Null: the answer does not fit the attempt, or the provider does not stand by it. */
  finish(secrets: SocialSecrets, returnUrl: URL, answer: SocialAnswer): Promise<SocialPerson | null>;
};

export type FacebookProvider = SocialProvider & {
  /** Whom a signed request is about; null: Facebook did not sign it. */
  subjectOf(signedRequest: string): string | null;
};

export type SocialProviders = { readonly google?: SocialProvider; readonly facebook?: FacebookProvider };
