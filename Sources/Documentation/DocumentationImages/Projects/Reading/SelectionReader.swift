import ChatModels
import Devices
import Documents
import Foundation
import Pictures

/// Reads which part of a conversation to show, and at which size.
enum SelectionReader {
    typealias Keys = KeyedNode<PictureContentKey>

    static func selection(_ keys: Keys) throws(DocumentError) -> PictureSelection {
        let device = try device(keys)
        let message = try keys.text(.message)
        let screen =
            try keys.choice(.screen, of: PictureSelection.Screen.self)
            ?? (device != nil || composerKeys.contains { keys[$0] != nil }
                ? .channel : message != nil ? .message : .messages)
        try check(keys, on: screen)
        return PictureSelection(
            screen, message: message,
            width: try keys.number(.width).map { CGFloat($0) } ?? PictureSelection.defaultWidth,
            height: try keys.number(.height).map { CGFloat($0) },
            scroll: try scroll(keys),
            list: ListStatus(
                try keys.choice(.state, of: ListStatus.State.self) ?? .loaded,
                newThreads: try keys.integer(.newThreads) ?? 0, tabs: try tabs(keys) ?? []),
            isFocused: try keys.flag(.focus), keyboard: try keys.choice(.keyboard, of: KeyboardState.self),
            menu: try keys.text(.menu), device: device,
            chrome: try keys.choice(.chrome, of: DeviceChrome.self) ?? DeviceChrome.none,
            statusBar: StatusBar.Content(
                time: try clock(keys), batteryLevel: (try keys.number(.battery) ?? 100) / 100))
    }

    /// Reads the values without checking how they fit together.
    static func check(_ keys: Keys) throws(DocumentError) {
        _ = try device(keys)
        _ = try keys.choice(.screen, of: PictureSelection.Screen.self)
        _ = try keys.text(.message)
        for key in [PictureContentKey.width, .height, .battery] { _ = try keys.number(key) }
        _ = try keys.choice(.state, of: ListStatus.State.self)
        _ = try keys.integer(.newThreads)
        _ = try keys.flag(.focus)
        _ = try keys.choice(.keyboard, of: KeyboardState.self)
        _ = try keys.text(.menu)
        _ = try tabs(keys)
        _ = try keys.choice(.chrome, of: DeviceChrome.self)
        _ = try scroll(keys)
        _ = try clock(keys)
    }

    /// Returns the named device, or the default device if the keys need one.
    static func device(_ keys: Keys) throws(DocumentError) -> Device? {
        var device = try namedDevice(keys)
        if let orientation = try keys.choice(.orientation, of: Device.Orientation.self) {
            device?.orientation = orientation
        }
        return device
    }

    private static func namedDevice(_ keys: Keys) throws(DocumentError) -> Device? {
        guard let place = keys[.device] else {
            let chrome = try keys.choice(.chrome, of: DeviceChrome.self) ?? DeviceChrome.none
            return chrome == DeviceChrome.none && keys[.orientation] == nil ? nil : .iPhone12
        }
        let name = try place.text(expected: PictureContentKey.device.shape.words)
        if let device = Device.named(name) { return device }
        let nearest = Device.names(like: name).prefix(3).joined(separator: ", ")
        throw place.failure(
            ProjectProblem.unknownValue(name, noun: "a known device", examples: "did you mean \(nearest)?"))
    }

    /// The keys about the composer and the menu of a message.
    private static let composerKeys: [PictureContentKey] = [.focus, .keyboard, .menu]

    private static func tabs(_ keys: Keys) throws(DocumentError) -> [ListTab]? {
        guard let place = keys[.tabBar] else { return nil }
        guard let tabs = ListTab.tabs(in: try place.text()) else {
            throw place.wrongType(expected: PictureContentKey.tabBar.shape.words)
        }
        return tabs
    }

    private static func clock(_ keys: Keys) throws(DocumentError) -> String {
        guard let place = keys[.clock] else { return StatusBar.Content().time }
        let time = try place.text()
        guard !time.isEmpty, time.count <= 8 else {
            throw place.failure(
                ProjectProblem.unknownValue(time, noun: "a time for a status bar", examples: "9:41 and 12:30 are"))
        }
        return time
    }

    private static func scroll(_ keys: Keys) throws(DocumentError) -> PictureSelection.Scroll? {
        guard let place = keys[.scroll] else { return nil }
        switch place.node.characters {
        case "top": return .top
        case "bottom": return .bottom
        case "unread": return .unread
        default:
            guard let points = place.node.number, points >= 0 else {
                throw place.wrongType(expected: PictureContentKey.scroll.shape.words)
            }
            return .points(CGFloat(points))
        }
    }

    // MARK: Checks

    /// Rejects keys that contradict each other or the screen.
    private static func check(_ keys: Keys, on screen: PictureSelection.Screen) throws(DocumentError) {
        func refuse(_ refused: [PictureContentKey], _ advice: String) throws(DocumentError) {
            for key in refused {
                guard let place = keys[key] else { continue }
                throw place.failure(ProjectProblem.misplacedKey(key.rawValue, advice: advice))
            }
        }
        if !screen.isWhole {
            try refuse(
                [.device, .orientation, .clock, .battery],
                "it is for whole screens, such as “screen: channel”; “\(screen.rawValue)” is not one")
        }
        if screen == .messages { try refuse([.message], "“screen: messages” shows all messages; remove one of them") }
        if screen == .message {
            try refuse([.height], "the height of a single message follows from its content")
        }
        if screen.isList { try refuse([.message], "a list shows all conversations") }
        if screen != .channel, screen != .thread {
            try refuse(
                [.scroll] + composerKeys, "it is for screens of messages; add “screen: channel” or “screen: thread”")
        }
        if keys[.menu] != nil { try refuse([.keyboard], "an open menu hides the keyboard; remove one of them") }
        if screen == .channel, keys[.message] != nil {
            try refuse([.scroll], "“message” sets where to scroll to; remove one of them")
        }
        if screen == .thread, keys[.scroll]?.node.characters == "unread" {
            try refuse([.scroll], "a thread has no unread messages; use points, top or bottom")
        }
        if keys[.device] != nil || keys[.orientation] != nil {
            try refuse([.width, .height], "“device” sets the size of the screen")
        }
        if !screen.isList { try refuse([.state, .tabBar], "it is for lists; add “screen: channel-list”") }
        if screen != .threadList { try refuse([.newThreads], "it is for lists of threads; add “screen: thread-list”") }
        try checkRoom(keys, on: screen)
    }

    /// A screen needs room for a bar, a row and a composer.
    private static func checkRoom(_ keys: Keys, on screen: PictureSelection.Screen) throws(DocumentError) {
        guard screen.isWhole else { return }
        for (key, least) in [(PictureContentKey.width, 120.0), (.height, 160)] {
            guard let place = keys[key], let points = try keys.number(key), points < least else { continue }
            throw place.failure(
                ValueProblem.outOfRange(
                    found: place.node.summary, expected: "at least \(Int(least)) points for a screen"))
        }
    }
}
