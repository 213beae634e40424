import ChatUI
import HeadlessUIKit

extension Phrase {
    /// Ways of saying what is changed of what floats over the message list.
    static let messageList: [Phrase] = [
        Phrase(pattern: ", subtitleText = (\\w+), font body = italic system (\\d+)") { groups, _, customization in
            customization.configure.append {
                Appearance.default.colorPalette.subtitleText = color(groups[1])
                Appearance.default.fonts.body = .italicSystemFont(ofSize: number(groups[2]))
            }
        },
        Phrase(pattern: "no appearance set-up \\(default label\\), a (\\w+) label '([^']*)' added at the end") {
            groups, kind, customization in
            customization.configure.append {
                Components.default.typingIndicatorView = PlainTypingIndicatorView.self
            }
            customization.edit(kind) { (view: PlainTypingIndicatorView) in
                view.addLabel(groups[2], color: color(groups[1]))
            }
        },
    ]
}
