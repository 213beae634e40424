import ChatLook
import ChatModels
import ChatSwiftUI
import Foundation
import Frames
import HeadlessSwiftUI
import Rendering
import Styles
import UIKitValues

extension Style {
    /// Applies the style to the views of the SwiftUI flavor, in the caller's scope, or else in the whole process.
    ///
    ///     let factory = style.applyToSwiftUI()
    ///     let screen = ChatChannelView(viewFactory: factory, channelController: controller)
    ///
    /// Values that the style doesn't set stay unchanged. Fonts of text styles are those of the current content size.
    /// Values that the flavor doesn't support are ignored; `StyleReader.unsupportedValues(contentsOf:in:)` lists them.
    ///
    /// - Returns: A factory for views that can't be configured otherwise.
    @MainActor @preconcurrency @discardableResult
    public func applyToSwiftUI() -> StyledViewFactory {
        applyColors(to: &InjectedValues[\.colors])
        applyFonts(to: &InjectedValues[\.fonts])
        applyReactions()
        let utils = InjectedValues[\.utils]
        utils.messageListConfig = utils.messageListConfig.styled(by: self)
        return StyledViewFactory(self)
    }

    private func applyColors(to palette: inout ColorPalette) {
        for mentionsToken in [false, true] {
            for token in ColorToken.allCases {
                guard let place = token.inColorPalette, let color = colors[token],
                    color.mentionsToken == mentionsToken
                else { continue }
                palette[keyPath: place] = uiColor(color, in: palette)
            }
        }
        if let tint { palette.tintColor = Color(uiColor(tint, in: palette)) }
        if let color = bubble.mine.color {
            palette.messageCurrentUserBackground = [uiColor(color, in: palette)]
            palette.messageCurrentUserEmphemeralBackground = palette.messageCurrentUserBackground
        }
        if let color = bubble.others.color { palette.messageOtherUserBackground = [uiColor(color, in: palette)] }
        if let color = bubble.mine.text { palette.messageCurrentUserTextColor = uiColor(color, in: palette) }
        if let color = bubble.others.text { palette.messageOtherUserTextColor = uiColor(color, in: palette) }
    }

    /// A color for views. One that only the UIKit flavor's palette has is the style's, if set.
    func uiColor(_ color: StyleColor, in palette: ColorPalette) -> UIColor {
        color.uiColor { token in
            if let place = token.inColorPalette { return palette[keyPath: place] }
            if let own = colors[token], !own.mentionsToken { return uiColor(own, in: palette) }
            return token.standardColor
        }
    }

    private func applyFonts(to fonts: inout ChatSwiftUI.Fonts) {
        let environment = EnvironmentValues(RenderSettings.current)
        for token in FontToken.allCases {
            guard let font = self.fonts[token] else { continue }
            let replaced = UIFont(fonts[keyPath: token.inFonts].resolve(in: environment))
            fonts[keyPath: token.inFonts] = Font(font.font(replacing: replaced))
        }
    }

    private func applyReactions() {
        guard let reactions else { return }
        InjectedValues[\.images].availableReactions = InjectedValues[\.images].availableReactions.filter {
            reactions.contains($0.key)
        }
        InjectedValues[\.utils].sortReactions = { one, other in
            let places = [one, other].map { reactions.firstIndex(of: $0) ?? reactions.count }
            return places[0] < places[1]
        }
    }
}
