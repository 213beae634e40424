import ArgumentParser
import ChatModels
import Fonts
import Foundation
import Frames
import Lint
import Pictures
import Rendering
import Styles

/// The arguments for the layout of linted conversations.
struct LintedConversations: ParsableArguments {
    @OptionGroup var reading: ReadingOptions

    @OptionGroup var selection: SelectionOptions

    @OptionGroup var paging: RefusedPagesOption

    @OptionGroup var device: DeviceOptions

    @OptionGroup var settings: SettingsOptions

    @OptionGroup var flavor: FlavorOption

    @Option(
        help: ArgumentHelp(.style),
        completion: .documents)
    var style: String?

    /// Lays out the pictures of a conversation file, and checks each.
    ///
    /// - Parameter warnings: Receives the problems of drawing.
    func results(
        of path: String, by lint: LayoutLint, _ session: CommandSession, warnings: inout Warnings
    ) throws -> [LintResult] {
        let settings = try settings.makeSettings(defaultScale: selection.selection(on: device).defaultScale)
        try paging.check("splits pictures, but lint checks all messages; remove it")
        try selection.check(scale: settings.scale, isVector: true, device: device)
        // Measuring can't throw, so the fonts are checked first.
        _ = try BundledFonts.directory()
        let style = try style.map { try flavor.style(contentsOf: $0, session, warnings: &warnings) }
        let document = try reading.read(path, session)
        warnings.add(document.warnings)
        let selection = try selection.selection(on: device, list: document.list)
        let conversations = try reading.choose(from: document, of: path, for: selection)
        return try warnings.collecting {
            if selection.screen.isList {
                let list = ListPicture(
                    conversations, selection: selection, style: style, flavor: flavor.flavor, settings: settings)
                let report = try report(by: lint, on: list.background, settings) { try list.frame() }
                return [LintResult(picture: path, report)]
            }
            return try conversations.map { conversation in
                let pictures = ConversationPictures(
                    conversation, selection: selection, style: style.showingPlayers(of: [conversation]),
                    flavor: flavor.flavor, settings: settings)
                let name = conversations.count > 1 ? "\(path) \(conversation.channel.cid.rawValue)" : path
                return LintResult(
                    picture: name, try report(by: lint, on: pictures.background, settings) { try pictures.frame() })
            }
        }
    }

    /// - Parameter background: The color of the picture where the frame isn't opaque.
    private func report(
        by lint: LayoutLint, on background: RGBA, _ settings: RenderSettings, _ make: () throws -> Frame
    ) throws -> LintReport {
        try lint.report(settings: settings) {
            var frame = try make()
            if frame.fill == nil, background.alpha > 0 { frame.fill = .color(background) }
            return frame
        }
    }

    // MARK: Pictures

    /// Rejects options for conversations if there is none: a picture's content is fixed.
    func checkUnused(beside picture: String) throws {
        let options: [(name: String, isGiven: Bool)] = [
            ("--channel", reading.channel != nil), ("--me", reading.me != nil), ("--images", reading.images != nil),
            ("--screen", selection.screen != nil), ("--message", selection.message != nil),
            ("--width", selection.width != nil), ("--height", selection.height != nil),
            ("--scroll", selection.scroll != nil), ("--state", selection.state != nil),
            ("--new-threads", selection.newThreads != nil), ("--pages", paging.pages),
            ("--device", device.device != nil),
            ("--chrome", device.chrome != nil), ("--clock", device.clock != nil), ("--battery", device.battery != nil),
            ("--scale", settings.scale != nil), ("--appearance", settings.appearance != .light),
            ("--content-size", settings.contentSize != .large), ("--rtl", settings.direction == .rtl),
            ("--ltr", settings.direction == .ltr),
            ("--locale", settings.locale != "en_US"), ("--time-zone", settings.timeZone != "UTC"),
            ("--now", settings.now != nil), ("--flavor", flavor.flavor != .uikit), ("--style", style != nil),
        ]
        guard let option = options.first(where: \.isGiven) else { return }
        throw Failure("\(option.name) is for conversations; \(picture) is a picture")
    }
}

extension ConversationPictures {
    /// The single picture, whatever its height.
    fileprivate func frame() throws -> Frame {
        var frames: [Frame] = []
        try forEachFrame(isVector: true) { frames.append($0) }
        return frames[0]
    }
}
