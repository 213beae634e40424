import Frames
import HeadlessSwiftUI
import HeadlessUIKit

extension EnvironmentValues {
    /// Creates the environment values that match UIKit's traits; the others are those of the render.
    @MainActor
    init(_ traits: UITraitCollection) {
        self.init()
        switch traits.userInterfaceStyle {
        case .light: colorScheme = .light
        case .dark: colorScheme = .dark
        case .unspecified: break
        }
        switch traits.layoutDirection {
        case .leftToRight: layoutDirection = .leftToRight
        case .rightToLeft: layoutDirection = .rightToLeft
        case .unspecified: break
        }
        if traits.preferredContentSizeCategory != .unspecified {
            dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory.contentSize)
        }
        if traits.displayScale > 0 { displayScale = traits.displayScale }
    }
}
