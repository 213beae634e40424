import ArgumentParser
import Foundation
import Frames
import Raster

/// Shows the frame tree in a picture.
struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Show the frame tree in a PNG rendered with --embed-frames.")

    @Argument(help: ArgumentHelp("The picture, or - for standard input.", valueName: "image.png"), completion: .file())
    var image: String

    @Flag(help: "Print the tree as JSON (see messageshot schema frames).")
    var json = false

    @Flag(help: "Print a line for each view, as in the format tree.")
    var tree = false

    func validate() throws {
        guard !json || !tree else { throw ValidationError("--json and --tree are two forms; remove one") }
    }

    func run() throws {
        guard let found = try found() else {
            throw Failure("\(image): the picture has no frame tree; render it with --embed-frames")
        }
        if json {
            try StandardOutput.write(json: FrameDocument(found).json())
        } else if tree {
            try StandardOutput.write(line: found.text)
        } else {
            try StandardOutput.write(line: found.frame.description)
        }
    }

    private func found() throws -> FrameTree? {
        let data = try InputFile.read(image)
        do {
            return try PNGReader.tree(in: data)
        } catch {
            throw Failure("\(image): \(error)")
        }
    }
}
