import ArgumentParser
import Foundation
import GoldenCommands
import Kit

/// Says where the kit is, and checks it.
struct KitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kit",
        abstract: "Check the kit: MessageShot as one shared library, against which your code compiles.",
        discussion: """
            The kit is made by make kit, for one version of the Swift compiler. The commands preview and swift use it.
            """)

    @Flag(help: "Print the findings as JSON.")
    var json = false

    func run() throws {
        do {
            let kit = try Kit.find()
            try kit.checkFiles()
            try kit.check(SwiftToolchain())
            if json {
                try StandardOutput.write(json: JSONEncoder.sorted.encode(Answer(kit)))
            } else {
                try StandardOutput.write(
                    line:
                        "\(kit.folder)\nMessageShot \(kit.manifest.version) for \(kit.manifest.compiler), \(kit.manifest.target)"
                )
            }
        } catch let error as KitError {
            throw Failure(error.description, .machine)
        }
    }

    private struct Answer: Encodable {
        let folder, version, compiler, target: String

        init(_ kit: Kit) {
            folder = kit.folder
            (version, compiler, target) = (kit.manifest.version, kit.manifest.compiler, kit.manifest.target)
        }
    }
}

extension JSONEncoder {
    /// An encoder of readable JSON, the same each time.
    static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
