package import HeadlessSwiftUI
package import HeadlessUIKit

/// What a preview shows.
package enum PreviewContent {
    case view(AnyView)
    case uiView(UIView)
    case controller(UIViewController)
}
