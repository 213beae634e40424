import Files
import Pictures

/// The identity of this program: others may draw other pixels.
enum JobProgram {
    /// The version with its commit, the build, and the drawing libraries: equal on machines with the same libraries.
    static let identity =
        "\(ProgramVersion.description) \(ProgramIdentity.current)-\(SHA256(PictureEncoder.software).hexadecimal.prefix(8))"
}
