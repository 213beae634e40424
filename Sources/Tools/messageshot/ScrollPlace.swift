import ArgumentParser

/// Where a screen of messages is scrolled to.
enum ScrollPlace: ExpressibleByArgument, Equatable {
    /// So many points up from the newest message.
    case points(Double)
    /// The oldest message.
    case top
    /// The newest message.
    case bottom
    /// The first message that is unread.
    case unread

    init?(argument: String) {
        switch argument {
        case "top": self = .top
        case "bottom": self = .bottom
        case "unread": self = .unread
        default:
            guard let points = Double(argument) else { return nil }
            self = .points(points)
        }
    }
}
