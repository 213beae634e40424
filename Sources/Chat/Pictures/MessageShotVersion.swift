/// The version of MessageShot, as in `CHANGELOG.md`.
public enum MessageShotVersion {
    /// Major, minor and patch version (Semantic Versioning).
    public static let current = "0.1.0"
}
