package import HeadlessSwiftUI
package import HeadlessUIKit

/// What a preview shows.
package enum PreviewContent {
    case view(AnyView)
    case uiView(UIView)
    case controller(UIViewController)

    /// The color scheme that the content prefers; `nil` for none.
    @MainActor
    package var colorScheme: ColorScheme? {
        switch self {
        case .view(let view): PreviewPart.colorScheme(of: view)
        case .uiView(let view): ColorScheme(view.overrideUserInterfaceStyle)
        case .controller(let controller): ColorScheme(controller.overrideUserInterfaceStyle)
        }
    }
}

extension ColorScheme {
    fileprivate init?(_ style: UIUserInterfaceStyle) {
        switch style {
        case .light: self = .light
        case .dark: self = .dark
        case .unspecified: return nil
        }
    }
}
