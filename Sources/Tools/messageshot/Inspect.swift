import ArgumentParser
import Foundation
import Raster

/// Shows the frame tree that a picture carries.
struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows the frame tree inside a PNG that was made with --embed-frames.")

    @Argument(help: ArgumentHelp("The picture, or - for standard input.", valueName: "image.png"))
    var image: String

    @Flag(help: "Print the tree as JSON.")
    var json = false

    func run() throws {
        let data = try InputFile.read(image)
        guard let frame = try PNGReader.frame(in: data) else {
            throw Failure("\(image) carries no frame tree; render it with --embed-frames")
        }
        if json {
            FileHandle.standardOutput.write(try frame.json() + Data("\n".utf8))
        } else {
            print(frame)
        }
    }
}
