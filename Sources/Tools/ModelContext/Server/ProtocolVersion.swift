/// A version of the Model Context Protocol.
package enum ProtocolVersion: String, CaseIterable, Sendable {
    case november2024 = "2024-11-05"
    case march2025 = "2025-03-26"
    case june2025 = "2025-06-18"
    case november2025 = "2025-11-25"

    /// Each request names its version, and there is no handshake.
    case july2026 = "2026-07-28"

    /// Whether client and server agree on the version by `initialize`.
    package var hasHandshake: Bool {
        switch self {
        case .november2024, .march2025, .june2025, .november2025: true
        case .july2026: false
        }
    }

    private static let newestWithHandshake = november2025

    /// The version that answers a client's `initialize`: the one that it asks for, or the newest.
    static func agreed(on requested: String) -> ProtocolVersion {
        guard let version = Self(rawValue: requested), version.hasHandshake else { return newestWithHandshake }
        return version
    }
}
