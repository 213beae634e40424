import UIKitValues

/// The device of texts that differ by device, by its name in string catalogs.
enum DeviceName: String {
    case phone = "iphone"
    case pad = "ipad"
    case tv = "appletv"
    case mac
    case vision = "applevision"

    /// That of the current traits.
    static var current: DeviceName {
        switch UITraitCollection.current.userInterfaceIdiom {
        case .unspecified, .phone, .carPlay: .phone
        case .pad: .pad
        case .tv: .tv
        case .mac: .mac
        case .vision: .vision
        }
    }
}

extension [String: Any] {
    /// The value for a device: its own, or that of all others.
    func value(for device: DeviceName) -> Any? { self[device.rawValue] ?? self["other"] }
}
