import ArgumentParser
import Devices
import Foundation
import Frames
import HeadlessUIKit
import Pictures
import Raster
import Rendering

/// Renders the first screen of an app.
struct AppScreen: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "screen",
        abstract: "Render the first screen of an app built for this system.",
        discussion: """
            Starts the app's program, whose entry point is marked with @main, and launches it like iOS: its delegates are \
            created and called, and the controller or view of its first window is drawn at the size of the device. Its \
            output goes to standard error.
            """)

    @Argument(help: ArgumentHelp("The program, such as .build/debug/MyApp.", valueName: "program"), completion: .file())
    var program: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "A file, an existing folder, or - for standard output (default: named after the program).",
            valueName: "out"), completion: .file())
    var output: String?

    @OptionGroup(title: "File") var file: FormatOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The time limit of the app (default: 60).", valueName: "seconds"))
    var timeout: Double?

    @OptionGroup(title: "Device") var device: DeviceOptions

    @OptionGroup(title: "Appearance") var settings: SettingsOptions

    func run(in session: CommandSession) throws {
        let timeout = timeout ?? 60
        guard timeout.isFinite, timeout > 0 else {
            throw Failure("--timeout \(timeout.formattedPlainly) is not a valid time limit; the default is 60")
        }
        let name = URL(fileURLWithPath: program).lastPathComponent
        let device = try device.chosenDevice() ?? .iPhone12
        let statusBar = try self.device.statusBar()
        let stage = try self.device.stage()
        if let path = stage.picturePath { try PictureFile.check(path) }
        try self.device.noteInputs(of: session)
        let settings = try settings.makeSettings(defaultScale: self.device.device == nil ? 2 : device.scale)
        let destination = try Destination(output: output, name: "\(name).\(file.fileExtension)")
        let format = try file.format(for: destination)
        guard file.svgText != .selectable else {
            throw Failure(
                "--svg-text selectable is for conversations: an app passes glyphs, not text; remove it")
        }
        try destination.check(input: program, session)
        try session.checkFonts(of: settings)

        let chrome = self.device.chrome ?? .none
        let screen = LaunchedScreen(
            try AppLaunch(program: program, timeout: timeout).frame(on: device, chrome: chrome, settings: settings))
        var warnings = Warnings()
        try RenderSettings.withCurrent(settings) {
            var placed = DeviceScreen(screen, on: device, chrome: chrome, statusBar: statusBar)
            placed.stage = stage
            let frame = placed.makeFrame()
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

/// A screen that another program laid out.
private final class LaunchedScreen: ScreenContent {
    private let frame: Frame

    nonisolated init(_ frame: Frame) {
        self.frame = frame
    }

    /// The app's own screen already contains its bars.
    var hasNavigationBar: Bool { false }
    func keepClear(of safeArea: UIEdgeInsets) {}
    nonisolated func makeFrame(proposing size: ProposedSize) -> Frame { frame }
}
