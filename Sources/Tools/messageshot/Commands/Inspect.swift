import ArgumentParser
import Foundation
import Frames
import Raster

/// Shows the frame tree that a picture carries.
struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Shows the frame tree inside a PNG that was made with --embed-frames.")

    @Argument(help: ArgumentHelp("The picture, or - for standard input.", valueName: "image.png"), completion: .file())
    var image: String

    @Flag(help: "Print the tree as JSON.")
    var json = false

    func run() throws {
        guard let frame = try frame() else {
            throw Failure("\(image): the picture has no frame tree; render it with --embed-frames")
        }
        if json {
            try StandardOutput.write(json: frame.json())
        } else {
            try StandardOutput.write(line: frame.description)
        }
    }

    private func frame() throws -> Frame? {
        let data = try InputFile.read(image)
        do {
            return try PNGReader.frame(in: data)
        } catch {
            throw Failure("\(image): \(error)")
        }
    }
}
