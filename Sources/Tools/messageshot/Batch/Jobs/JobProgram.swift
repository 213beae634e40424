import Files
import Pictures

/// What tells this program from others, which may draw other pixels.
enum JobProgram {
    /// The version with its commit, the build, and the libraries that draw: copies on machines with the same libraries have
    /// the same.
    static let identity =
        "\(ProgramVersion.description) \(ProgramIdentity.current)-\(SHA256(PictureEncoder.software).hexadecimal.prefix(8))"
}
