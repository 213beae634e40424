/// One of the two kits of views that an application can choose from. Both show the same conversations.
public enum Flavor: String, CaseIterable, Sendable {
    /// The components of UIKit.
    case uikit

    /// The views of SwiftUI.
    case swiftui

    /// The name as it is written in a sentence.
    public var name: String {
        switch self {
        case .uikit: "UIKit"
        case .swiftui: "SwiftUI"
        }
    }
}
