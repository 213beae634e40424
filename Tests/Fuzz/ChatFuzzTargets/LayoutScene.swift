internal import ChatModels
internal import Devices
internal import Documents
internal import Foundation
internal import Frames
internal import FuzzTargets
internal import Pictures
internal import Raster
internal import Rendering
internal import Styles

/// A conversation together with its style, device and settings.
struct LayoutScene {
    private let pictures: ConversationPictures

    /// - Throws: The error in the conversation or the style.
    init(_ tree: Tree) throws {
        let conversation = tree["conversation"] ?? .object([])
        let document = try ConversationReader.read(
            conversation.json, name: "chat.json", imageRoot: ScratchFolder.pictures.path)
        guard let first = document.conversations.first else { throw PictureError.noList }
        let style = try tree["style"].map { try StyleReader.read($0.json, name: "style.json") }
        let settings = tree["settings"] ?? .object([])
        var selection = PictureSelection(
            Self.screens[settings.choice("screen", of: Self.screens.count)], message: settings["message"]?.characters,
            width: settings.length("width") ?? 200, height: settings.length("height"),
            isPaged: settings.flag("pages"), chrome: DeviceChrome.allCases[settings.choice("chrome", of: 3)])
        if let number = settings.length("scroll") { selection.scroll = .points(number) }
        if settings["device"] != nil { selection.device = Device.all[settings.choice("device", of: Device.all.count)] }
        pictures = ConversationPictures(
            first, selection: selection, style: style, flavor: Flavor.allCases[settings.choice("flavor", of: 2)],
            settings: Self.renderSettings(settings))
    }

    /// Lays out the first screen.
    func firstFrame() throws -> Frame? { try pictures.frames().first }

    /// The indices of these screens.
    enum ScreenNumber: Int {
        case messages = 0
        case channel = 4
        case thread, channelList
    }

    private static let screens: [PictureSelection.Screen] = [
        .messages, .messages, .message, .messages, .channel, .thread, .channelList, .threadList, .pollCreation,
    ]

    private static func renderSettings(_ tree: Tree) -> RenderSettings {
        var settings = RenderSettings(
            appearance: tree.flag("dark") ? .dark : .light,
            contentSize: RenderSettings.ContentSize.allCases[tree.choice("textSize", of: 12)],
            locale: tree["locale"]?.characters ?? "en_US", timeZone: tree["zone"]?.characters ?? "UTC")
        if tree.flag("mirrored") { settings.direction = .rightToLeft }
        if let seconds = tree["now"]?.number { settings.now = Date(timeIntervalSince1970: seconds) }
        return settings
    }

    /// Lays out the first screen and draws it with at most 100 × 100 pixels.
    func draw(twice: Bool, _ outcome: inout FuzzOutcome) throws {
        let frame = try frame(&outcome)
        let bitmap = try bitmap(frame)
        guard twice else { return }
        let again = try self.frame(&outcome)
        outcome.expect(again == frame, "a layout differs the second time")
        outcome.expect(try self.bitmap(again) == bitmap, "a picture differs the second time")
    }

    private func frame(_ outcome: inout FuzzOutcome) throws -> Frame {
        let frames = try pictures.frames()
        guard let first = frames.first else {
            outcome.violations.append("a picture has no frame")
            return Frame(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        outcome.expect((try? first.json()) != nil, "a layout contains invalid numbers")
        return first
    }

    private func bitmap(_ frame: Frame) throws -> Bitmap {
        let longer = max(frame.rect.width, frame.rect.height)
        return try Renderer().render(frame, scale: longer > 100 ? 100 / longer : 1)
    }

    // MARK: Random settings

    /// Makes random settings, leaving most of them at their defaults.
    static func settings(_ random: inout Randomness) -> Tree {
        var entries: [(key: String, value: Tree)] = [
            ("screen", .word(String(random.below(screens.count)))), ("flavor", .word(String(random.below(2)))),
            ("width", .word(random.oneIn(6) ? OddValues.number(&random) : String(60 + random.below(260)))),
        ]
        for key in ["device", "chrome", "textSize"] where random.oneIn(3) {
            entries.append((key, .word(String(random.below(30)))))
        }
        for key in ["dark", "mirrored", "pages"] where random.oneIn(4) { entries.append((key, .word("true"))) }
        for key in ["height", "scroll", "now"] where random.oneIn(5) {
            entries.append((key, .word(OddValues.number(&random))))
        }
        if random.oneIn(3) { entries.append(("locale", .text(random.pick(locales)))) }
        if random.oneIn(8) { entries.append(("zone", .text(random.pick(zones)))) }
        if random.oneIn(3) { entries.append(("message", .text(String(random.below(4))))) }
        return .object(entries)
    }

    private static let locales = [
        "en_US", "de_DE", "ar", "he_IL", "fa_IR", "ja_JP", "th_TH", "hi_IN", "zh_Hant_TW", "zz_ZZ", "",
        "ar@calendar=islamic",
    ]
    private static let zones = ["UTC", "Europe/Amsterdam", "Pacific/Kiritimati", "Nowhere/Land", ""]
}
