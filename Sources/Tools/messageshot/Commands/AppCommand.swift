import ArgumentParser
import Devices
import Fonts
import Foundation
import Frames
import HeadlessUIKit
import Pictures
import Rendering

/// Draws the first screen of an app.
struct AppCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "app",
        abstract: "Draws the first screen of an app that was built for this system.",
        discussion: """
            The program of the app, which is marked with @main, is started and launched as iOS does: its delegates are \
            made and called, and the controller or view of its first window is drawn, as large as the device. What it \
            prints goes to standard error.
            """)

    @Argument(help: ArgumentHelp("The program, such as .build/debug/MyApp.", valueName: "program"), completion: .file())
    var program: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "A file, a folder that is there, or - for standard output; named after the program unless given.",
            valueName: "out"), completion: .file())
    var output: String?

    @OptionGroup(title: "The file") var file: FormatOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The seconds after which the app is ended; 60 unless given.", valueName: "seconds"))
    var timeout = 60.0

    @OptionGroup(title: "The device") var device: DeviceOptions

    @OptionGroup(title: "How it looks") var settings: SettingsOptions

    func run(in session: CommandSession) throws {
        guard timeout.isFinite, timeout > 0 else {
            throw Failure("--timeout \(timeout.formattedPlainly) is no time; 60 is usual")
        }
        let name = URL(fileURLWithPath: program).lastPathComponent
        let device = try device.chosenDevice() ?? .iPhone12
        let statusBar = try self.device.statusBar()
        let settings = try settings.makeSettings(defaultScale: self.device.device == nil ? 2 : device.scale)
        let destination = try Destination(output: output, name: "\(name).\(file.fileExtension)")
        let format = try file.format(for: destination)
        guard file.svgText != .selectable else {
            throw Failure(
                "--svg-text selectable is for conversations: an app hands over glyphs and no text; leave it out")
        }
        try destination.check(input: program, session)
        _ = try BundledFonts.directory()

        let chrome = self.device.chrome ?? .none
        let screen = LaunchedScreen(
            try AppLaunch(program: program, timeout: timeout).frame(on: device, chrome: chrome, settings: settings))
        var warnings = Warnings()
        try RenderSettings.withCurrent(settings) {
            let frame = DeviceScreen(screen, on: device, chrome: chrome, statusBar: statusBar).makeFrame()
            var encoding = file.encoding(imageFolder: FileManager.default.currentDirectoryPath)
            encoding.title = name
            let encoder = PictureEncoder(
                format, scale: settings.scale, background: UIColor.systemBackground.rgba, encoding: encoding)
            let data = try encoder.data(frame)
            try Picture(path: destination.path(name: name, page: nil, format: format), data: data).write(
                to: session.output)
            warnings.add(missingCharacters: frame.missingCharacters)
        }
        warnings.report(to: session.output, everything: false)
    }
}

/// A screen that was laid out by another program.
private final class LaunchedScreen: ScreenContent {
    private let frame: Frame

    nonisolated init(_ frame: Frame) {
        self.frame = frame
    }

    /// The program knew what its screen has.
    var hasNavigationBar: Bool { false }
    func keepClear(of safeArea: UIEdgeInsets) {}
    nonisolated func makeFrame(proposing size: ProposedSize) -> Frame { frame }
}
