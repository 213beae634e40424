/// One of the SDK's two flavors, which show the same conversations.
public enum Flavor: String, CaseIterable, Sendable {
    /// The UIKit components.
    case uikit

    /// The SwiftUI views.
    case swiftui

    /// The display name.
    public var name: String {
        switch self {
        case .uikit: "UIKit"
        case .swiftui: "SwiftUI"
        }
    }
}
