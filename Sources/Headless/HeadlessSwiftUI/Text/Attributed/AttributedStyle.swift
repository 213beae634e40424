import Foundation
import UIKitValues

/// The attributes of a run of an attributed string. SwiftUI's take precedence over UIKit's.
struct AttributedStyle {
    let color: Color?
    let background: Color?
    let link: URL?

    private let values: AttributeContainer

    init(_ values: AttributeContainer, environment: EnvironmentValues) {
        self.values = values
        color = values.swiftUI.foregroundColor ?? values.uiKit.foregroundColor.map { Color($0) }
        background = values.swiftUI.backgroundColor ?? values.uiKit.backgroundColor.map { Color($0) }
        link = values.link
    }

    /// Applies the attributes over those of the surrounding text.
    func apply(to look: inout ResolvedTextStyle) {
        if let color { look.foreground = .color(color) }
        if let font = values.swiftUI.font ?? values.uiKit.font.map({ Font($0) }) { look.font = font }
        if let intent = values.inlinePresentationIntent { look = look.applying(intent) }
        let swiftUI = values.swiftUI
        if let underline = swiftUI.underlineStyle ?? line(values.uiKit.underlineStyle, values.uiKit.underlineColor) {
            look.underline = underline
        }
        if let line = swiftUI.strikethroughStyle
            ?? line(values.uiKit.strikethroughStyle, values.uiKit.strikethroughColor)
        {
            look.strikethrough = line
        }
        if let kerning = swiftUI.kern ?? values.uiKit.kern { look.kerning = kerning }
        if let tracking = swiftUI.tracking ?? values.uiKit.tracking { look.tracking = tracking }
        if let offset = swiftUI.baselineOffset ?? values.uiKit.baselineOffset { look.baselineOffset = offset }
    }

    private func line(_ style: NSUnderlineStyle?, _ color: UIColor?) -> Text.LineStyle? {
        guard let style, !style.isEmpty else { return nil }
        return Text.LineStyle(pattern: .solid, color: color.map { Color($0) })
    }
}
