import Foundation
import StreamChat

extension AttachmentType {
    static let route = Self(rawValue: "route")
}

/// A route that somebody shares.
struct RouteAttachmentPayload: AttachmentPayload, Hashable {
    static let type: AttachmentType = .route

    var name: String
    var kilometres: Double
    var ascent: Int

    static let suggestions = [
        RouteAttachmentPayload(name: "Heron Lake loop", kilometres: 8.2, ascent: 140),
        RouteAttachmentPayload(name: "Kite Ridge", kilometres: 14.6, ascent: 910),
    ]
}
