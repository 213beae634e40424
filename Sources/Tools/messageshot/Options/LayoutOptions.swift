import ArgumentParser
import ChatModels
import Foundation
import Frames
import Pictures
import Rendering
import Styles

/// The arguments for laying out conversations without drawing them.
struct LayoutOptions: ParsableArguments {
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

    /// A picture of a conversation file.
    struct Picture {
        /// The path of the file, and the channel if it has several.
        let name: String
        let background: RGBA
        let settings: RenderSettings
        let makeFrame: () throws -> Frame
    }

    /// Reads a conversation file, and returns its pictures: of a list, or of each conversation.
    ///
    /// - Parameters:
    ///   - tags: The tags of the frames; `nil` for none.
    ///   - warnings: Receives the problems of the files.
    func pictures(
        of path: String, tags: TreeTags? = nil, _ session: CommandSession, warnings: inout Warnings
    ) throws -> [Picture] {
        let settings = try settings.makeSettings(defaultScale: selection.selection(on: device).defaultScale)
        try selection.check(scale: settings.scale, isVector: true, device: device)
        try session.checkFonts(of: settings)
        let style = try style.map { try flavor.style(contentsOf: $0, session, warnings: &warnings) }
        let document = try reading.read(path, session)
        warnings.add(document.warnings)
        let selection = try selection.selection(on: device, list: document.list)
        let conversations = try reading.choose(from: document, of: path, for: selection)
        if selection.screen.isList {
            var list = ListPicture(
                conversations, selection: selection, style: style, flavor: flavor.flavor, settings: settings)
            list.treeTags = tags
            return [
                Picture(name: path, background: list.background, settings: settings) { [list] in try list.frame() }
            ]
        }
        return conversations.map { conversation in
            var pictures = ConversationPictures(
                conversation, selection: selection, style: style.showingPlayers(of: [conversation]),
                flavor: flavor.flavor, settings: settings)
            pictures.treeTags = tags
            let name = conversations.count > 1 ? "\(path) \(conversation.channel.cid.rawValue)" : path
            return Picture(name: name, background: pictures.background, settings: settings) { [pictures] in
                try pictures.frame()
            }
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
            ("--new-threads", selection.newThreads != nil), ("--focus", selection.focus),
            ("--keyboard", selection.keyboard != nil), ("--menu", selection.menu != nil),
            ("--tab-bar", selection.tabBar != nil), ("--orientation", device.orientation != nil),
            ("--pages", paging.pages),
            ("--device", device.device != nil),
            ("--chrome", device.chrome != nil), ("--clock", device.clock != nil), ("--battery", device.battery != nil),
            ("--background", device.background != nil), ("--shadow", device.shadow),
            ("--scale", settings.scale != nil), ("--appearance", settings.appearance != .light),
            ("--content-size", settings.contentSize != .large), ("--rtl", settings.direction == .rtl),
            ("--ltr", settings.direction == .ltr),
            ("--locale", settings.locale != "en_US"), ("--time-zone", settings.timeZone != "UTC"),
            ("--now", settings.now != nil), ("--system-fonts", settings.systemFonts != nil),
            ("--flavor", flavor.flavor != .uikit), ("--style", style != nil),
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
