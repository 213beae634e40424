import Console
import Devices
import Files
import Foundation
import GoldenCommands
import Kit
import PreviewServer
import Previewing

/// Shows previews on a page, until a signal ends the program.
struct PreviewPageRun {
    let sources: PreviewSources
    let kit: Kit
    let command: PreviewCommand

    /// The default time limit of a preview, in seconds. While one hangs, the others wait.
    private static let timeLimit = 8.0

    func serve() throws {
        let options = try options
        try kit.checkFiles()
        do {
            let session = try PreviewSession(sources, kit: kit, timeLimit: command.timeLimit ?? Self.timeLimit)
            let previews = try LivePreviews(session, options: options)
            try PreviewServer(previews, watching: sources, port: command.port).run { address in
                try StandardOutput.write(line: address)
                StandardError.write("messageshot: the page follows the sources; press Ctrl-C to stop")
            }
        } catch let error as PreviewServer.PortError {
            throw Failure(error.description, .machine)
        } catch let error as FileError {
            throw Failure(error.description, .machine)
        }
    }

    private var options: PageOptions {
        get throws {
            let variants = command.variants
            // Throws if a value is wrong.
            let scale = try variants.all().first?.settings.scale ?? 2
            let paths = command.paths.map { URL(fileURLWithPath: $0).standardized.lastPathComponent }
            return PageOptions(
                title: paths.joined(separator: " "), folder: sources.folder, only: command.only, scale: scale,
                devices: Device.all.map(\.name),
                start: PageOptions.Start(
                    appearance: variants.appearance, contentSize: variants.contentSize, locale: variants.locale,
                    device: variants.device.compactMap { Device.named($0)?.name }))
        }
    }
}
