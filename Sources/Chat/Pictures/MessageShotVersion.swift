/// The version of MessageShot, as in `CHANGELOG.md`.
public enum MessageShotVersion {
    public static let current = "0.1.0"
}
