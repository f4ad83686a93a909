//! A value that must not be printed.

use std::fmt;

use subtle::ConstantTimeEq;
use zeroize::Zeroize;

/// A value that only its owner may learn: wiped when dropped, never printed.
///
/// It has no `Display`, no `Serialize`, and its `Debug` says only that something is there. Whoever
/// needs the content writes [`Secret::reveal`], so every use can be found by that word.
#[derive(Clone)]
pub struct Secret<T: Zeroize>(T);

impl<T: Zeroize> Secret<T> {
    /// Takes ownership of a value that is secret from now on.
    pub fn new(value: T) -> Self {
        Self(value)
    }

    /// The value itself. The caller answers for where it goes.
    pub fn reveal(&self) -> &T {
        &self.0
    }
}

impl<const N: usize> PartialEq for Secret<[u8; N]> {
    /// Compares in constant time.
    fn eq(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl<const N: usize> Eq for Secret<[u8; N]> {}

impl<T: Zeroize> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl<T: Zeroize> Drop for Secret<T> {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debug_prints_nothing_of_the_content() {
        let secret = Secret::new("starbuck is a cylon".to_owned());
        assert_eq!(format!("{secret:?}"), "Secret(…)");
        assert_eq!(secret.reveal(), "starbuck is a cylon");
    }

    #[test]
    fn equal_keys_are_equal_and_others_are_not() {
        let mut other = [7_u8; 32];
        other[31] ^= 1;
        assert_eq!(Secret::new([7_u8; 32]), Secret::new([7_u8; 32]));
        assert_ne!(Secret::new([7_u8; 32]), Secret::new(other));
    }
}
