import ArgumentParser
import CSwiftRuntime
import GoldenCommands
import Pictures

/// The output of `--version`.
enum ProgramVersion {
    /// The version and the commit, such as `0.1.0 (0f24bf6)`.
    static let description = "\(MessageShotVersion.current) (\(commit))"

    /// The first digits of the commit that the program was built from, followed by `-modified` if files had changed
    /// since; `unknown` unless built by `make`.
    static let commit: String = {
        let number = messageshot_commit_number()
        guard number > 0 else { return "unknown" }
        let digits = String(number & 0xFFF_FFFF, radix: 16)
        let isModified = number > 0xFFF_FFFF
        return String(repeating: "0", count: 7 - digits.count) + digits + (isModified ? "-modified" : "")
    }()
}

/// Prints the version, for those who look for a command.
struct Version: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "version", abstract: "Print the version and the commit.", shouldDisplay: false)

    func run() throws {
        try StandardOutput.write(line: MessageShot.configuration.version)
    }
}
