package import DeveloperToolsSupport
package import HeadlessSwiftUI
internal import HeadlessUIKit

/// A preview with its settings.
package struct PreviewItem {
    /// The name that its code gives it; `nil` for none.
    package let displayName: String?

    package let layout: PreviewLayout
    package let device: PreviewDevice?
    package let orientation: InterfaceOrientation

    /// Makes the view. Nothing of it exists before.
    package let makeContent: @MainActor () throws -> PreviewContent
}

extension PreviewItem {
    /// A preview of a provider.
    @MainActor
    init(_ part: PreviewPart) {
        displayName = part.displayName
        layout = part.layout
        device = part.device
        orientation = part.orientation
        makeContent = { .view(part.view) }
    }

    /// A preview of `#Preview`. Later traits win.
    @MainActor
    init(_ preview: Preview) {
        var layout: PreviewLayout?
        var orientation = InterfaceOrientation.portrait
        var modifiers: [any PreviewModifier] = []
        for trait in preview.traits {
            switch trait.setting {
            case .layout(let value): layout = value
            case .orientation(let value): orientation = value
            case .modifier(let value): if let value = value as? any PreviewModifier { modifiers.append(value) }
            }
        }
        displayName = preview.displayName
        self.layout = layout ?? .device
        device = nil
        self.orientation = orientation
        let chosen = modifiers
        makeContent = {
            switch try preview.makeContent() {
            case let view as any View: .view(try chosen.reversed().reduce(AnyView(view)) { try $1.modify($0) })
            case let view as UIView: .uiView(view)
            case let controller as UIViewController: .controller(controller)
            case let other: throw PreviewError("\(type(of: other)) is neither a view nor a controller")
            }
        }
    }
}

/// Why a preview can't be made.
package struct PreviewError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
