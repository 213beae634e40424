import ArgumentParser
import ChatModels
import Foundation
import Pictures
import Raster

/// The arguments for the content of a picture, and its size.
struct SelectionOptions: ParsableArguments {
    @Option(help: ArgumentHelp(.screen))
    var screen: PictureSelection.Screen?

    @Option(help: ArgumentHelp(.message))
    var message: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp(.width),
        transform: Double.reading("a number of points, 1 or more; the default is 390"))
    var width: Double?

    @Option(
        parsing: .unconditional, help: ArgumentHelp(.height),
        transform: Double.reading("a number of points, 1 or more, such as 844"))
    var height: Double?

    @Option(parsing: .unconditional, help: ArgumentHelp(.scroll), transform: PictureSelection.Scroll.reading)
    var scroll: PictureSelection.Scroll?

    @Option(help: ArgumentHelp(.state))
    var state: ListStatus.State?

    @Option(
        parsing: .unconditional, help: ArgumentHelp(.newThreads), transform: Int.reading("a whole number, 0 or more"))
    var newThreads: Int?

    @Flag(help: ArgumentHelp(.focus))
    var focus = false

    @Option(help: ArgumentHelp(.keyboard))
    var keyboard: KeyboardState?

    @Option(help: ArgumentHelp(.menu))
    var menu: String?

    @Option(help: ArgumentHelp(.tabBar), transform: [ListTab].reading)
    var tabBar: [ListTab]?

    private static let defaultWidth = Double(PictureSelection.defaultWidth)

    private var showsOneMessage: Bool { screen == .message || (screen == nil && message != nil) }

    // MARK: Checks

    /// Rejects impossible sizes and contradictory arguments before anything is read.
    func check(scale: CGFloat, isVector: Bool, device: DeviceOptions) throws {
        try checkScreen(device)
        if screen == .messages, message != nil {
            throw Failure("--message can't be combined with --screen messages; use --screen message, channel or thread")
        }
        if showsOneMessage, height != nil {
            throw Failure("--height is for all messages, not for one")
        }
        let width = width ?? Self.defaultWidth
        try Self.check(width, "--width", usual: Int(Self.defaultWidth))
        if let height { try Self.check(height, "--height", usual: 844) }
        if shownScreen(device).isWhole { try checkMinimumSize(width: width, height: height ?? 844) }
        let pixelsPerPoint = isVector ? 1 : scale
        let pixels = [width, height ?? 1].map { ($0 * pixelsPerPoint).rounded(.up) }
        let side = RasterError.maximumPixelsPerSide
        guard pixels.allSatisfy({ $0 <= Double(side) }) else {
            throw Failure(Self.tooLarge(width, height, pixelsPerPoint, limit: "\(side) pixels a side"))
        }
        guard pixels[0] * pixels[1] <= Double(RasterError.maximumPixels) else {
            let limit = "\(Renderer.maximumPixels / 1_000_000) million pixels"
            throw Failure(Self.tooLarge(width, height, pixelsPerPoint, limit: limit))
        }
    }

    /// Rejects pages of a picture that isn't split.
    func checkPages(on device: DeviceOptions) throws {
        if shownScreen(device).isWhole { throw Failure("--pages is for all messages, not for screens") }
        if showsOneMessage { throw Failure("--pages is for all messages, not for one") }
    }

    /// Rejects options that need a whole screen without one, and options that don't apply to screens.
    private func checkScreen(_ device: DeviceOptions) throws {
        let screen = shownScreen(device)
        if device.isUsed, !screen.isWhole {
            throw Failure("--device and --chrome are for whole screens, such as --screen channel")
        }
        try checkScroll(of: screen)
        try checkState(of: screen)
        if entersText, screen != .channel, screen != .thread {
            throw Failure(
                "--focus, --keyboard and --menu are for screens of messages; add --screen channel or --screen thread")
        }
        if menu != nil, keyboard != nil { throw Failure("--menu hides the keyboard; remove --keyboard") }
        guard screen.isWhole else { return }
        if screen.isList, message != nil { throw Failure("--message is for one conversation, not for lists") }
        if try device.chosenDevice() != nil, width != nil || height != nil {
            throw Failure("--device sets the size of the screen; remove --width and --height")
        }
    }

    private func checkState(of screen: PictureSelection.Screen) throws {
        if tabBar != nil, !screen.isList {
            throw Failure("--tab-bar is for lists; add --screen channel-list or --screen thread-list")
        }
        if let newThreads {
            guard screen == .threadList else {
                throw Failure("--new-threads is for the list of threads; add --screen thread-list")
            }
            guard newThreads >= 0 else {
                throw Failure("--new-threads \(newThreads) is not valid; it has to be 0 or more")
            }
        }
        guard let state else { return }
        guard screen.isList else {
            throw Failure("--state is for lists; add --screen channel-list or --screen thread-list")
        }
        if state == .reloading, screen == .channelList {
            throw Failure("--state reloading is for lists of threads only; use loading")
        }
    }

    /// A bar, a row and a composer need a minimum size.
    private func checkMinimumSize(width: Double, height: Double) throws {
        let least = (width: 120.0, height: 160.0)
        guard width < least.width || height < least.height else { return }
        throw Failure(
            "\(width.formattedPlainly) × \(height.formattedPlainly) points are too small for a screen; "
                + "the minimum is \(Int(least.width)) × \(Int(least.height))")
    }

    private func checkScroll(of screen: PictureSelection.Screen) throws {
        guard let scroll else { return }
        guard screen == .channel || screen == .thread else {
            throw Failure("--scroll is for screens of messages; add --screen channel or --screen thread")
        }
        if screen == .channel, message != nil {
            throw Failure("--message and --scroll both set the scroll position; remove one")
        }
        if case .points(let points) = scroll, !points.isFinite || points < 0 {
            throw Failure(
                "--scroll \(Double(points).formattedPlainly) is not valid; it counts points up from the newest message"
            )
        }
        if scroll == .unread, screen == .thread {
            throw Failure("--scroll unread is for channels; give points, top or bottom for a thread")
        }
    }

    /// Whether an argument is about the composer or a menu.
    private var entersText: Bool { focus || keyboard != nil || menu != nil }

    /// The content. Naming a device implies a screen, and so does the state of a composer.
    private func shownScreen(_ device: DeviceOptions) -> PictureSelection.Screen {
        screen ?? (device.isUsed || entersText ? .channel : message != nil ? .message : .messages)
    }

    /// Returns the selection that the arguments describe.
    ///
    /// - Parameters:
    ///   - list: The state of a list if the arguments don't set it.
    ///   - isPaged: Whether a long conversation is split into pages.
    func selection(
        on device: DeviceOptions, list: ListStatus = ListStatus(), isPaged: Bool = false
    ) throws -> PictureSelection {
        PictureSelection(
            shownScreen(device), message: message, width: CGFloat(width ?? Self.defaultWidth),
            height: height.map { CGFloat($0) }, scroll: scroll,
            list: ListStatus(
                state ?? list.state, newThreads: newThreads ?? list.newThreads, title: list.title,
                tabs: tabBar ?? list.tabs),
            isPaged: isPaged, isFocused: focus ? true : nil, keyboard: keyboard, menu: menu,
            device: try device.chosenDevice(), chrome: device.chrome ?? .none,
            statusBar: try device.statusBar(), stage: try device.stage())
    }

    private static func check(_ length: Double, _ option: String, usual: Int) throws {
        guard length.isFinite, length >= 1 else {
            throw Failure(
                "\(option) \(length.formattedPlainly) is not valid; it has to be 1 or more, such as \(usual)")
        }
    }

    private static func tooLarge(_ width: Double, _ height: Double?, _ scale: CGFloat, limit: String) -> String {
        let wide = width.formattedPlainly
        let points = height.map { "\(wide) × \($0.formattedPlainly) points" } ?? "\(wide) points wide"
        return "\(points) at scale \(Double(scale).formattedPlainly) is too large; the limit is \(limit); "
            + "use a smaller --width, --height or --scale"
    }
}

extension [ListTab] {
    /// Reads the argument of `--tab-bar`.
    fileprivate static func reading(_ argument: String) throws -> [ListTab] {
        guard let tabs = ListTab.tabs(in: argument) else {
            throw ValidationError("expected titles with symbols and badges, such as Chats:message.fill:3,Settings:gear")
        }
        return tabs
    }
}
