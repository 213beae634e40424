import ChatUI
import Foundation
import HeadlessUIKit

/// A way of saying what is changed.
struct Phrase {
    /// The words, as a regular expression; its groups are handed to `meaning`.
    let pattern: String

    /// What has to be spoken of, or `nil` if that doesn't matter.
    var subject: EditedKind?
    let meaning: ([String], EditedKind, inout Customization) -> Void

    /// Takes note of what every match means, and returns the text without the matches.
    func apply(to text: String, kind: EditedKind, customization: inout Customization) -> String {
        guard subject == nil || subject == kind, let expression = try? NSRegularExpression(pattern: pattern) else {
            return text
        }
        let string = text as NSString
        let matches = expression.matches(in: text, range: NSRange(location: 0, length: string.length))
        for match in matches {
            let groups = (0..<match.numberOfRanges).map { index -> String in
                let range = match.range(at: index)
                return range.location == NSNotFound ? "" : string.substring(with: range)
            }
            meaning(groups, kind, &customization)
        }
        var rest = text
        for match in matches.reversed() {
            if let range = Range(match.range, in: rest) { rest.removeSubrange(range) }
        }
        return rest
    }

    /// All ways that are known. Earlier ones come first: what they match is not seen by later ones.
    static let all: [Phrase] =
        messageList + channelList + attachments + configuring + onlineIndicators + images + looks + prefixes

    /// Colours by the names that the cases use: those of the palette, and UIKit's own.
    static func color(_ name: String) -> UIColor {
        if let keyPath = PaletteNames.keyPaths[name] { return Appearance.default.colorPalette[keyPath: keyPath] }
        return SystemColors.byName[name] ?? .clear
    }

    static func number(_ text: String) -> CGFloat { CGFloat(Double(text) ?? 0) }
}

extension Phrase {
    private static let configuring: [Phrase] = [
        Phrase(pattern: "default, images loaded synchronously") { _, _, _ in },
        Phrase(pattern: "palette (?:colour )?`?(\\w+)`? = (\\w+)") { groups, _, customization in
            guard let keyPath = PaletteNames.keyPaths[groups[1]] else { return }
            customization.configure.append {
                Appearance.default.colorPalette[keyPath: keyPath] = color(groups[2])
            }
        },
        Phrase(pattern: "font (\\w+) = italic system (\\d+)") { groups, _, customization in
            guard let keyPath = FontNames.keyPaths[groups[1]] else { return }
            customization.configure.append {
                Appearance.default.fonts[keyPath: keyPath] = .italicSystemFont(ofSize: number(groups[2]))
            }
        },
        Phrase(pattern: "(\\w+) = (true|false)(?: \\([\\w ,]+\\)|: [\\w ]+)?") { groups, _, customization in
            guard let keyPath = SwitchNames.keyPaths[groups[1]] else { return }
            customization.configure.append { Components.default[keyPath: keyPath] = groups[2] == "true" }
        },
    ]

    private static let onlineIndicators: [Phrase] = [
        Phrase(pattern: "online indicator replaced by a square (\\w+) view with a square mask") {
            groups, kind, customization in
            customization.configure.append {
                Components.default.onlineIndicatorView = SquareOnlineIndicatorView.self
            }
            customization.edit(kind) { (view: SquareOnlineIndicatorView) in view.backgroundColor = color(groups[1]) }
        },
        Phrase(pattern: "online dot (\\w+), (\\d+)x(\\d+), at bottom left") { groups, kind, customization in
            customization.edit(kind) { (view: ChatChannelAvatarView) in
                let indicator = view.presenceAvatarView.onlineIndicatorView
                indicator.backgroundColor = color(groups[1])
                NSLayoutConstraint.activate([
                    indicator.widthAnchor.constraint(equalToConstant: number(groups[2])),
                    indicator.heightAnchor.constraint(equalToConstant: number(groups[3])),
                    indicator.leftAnchor.constraint(equalTo: view.leftAnchor),
                    indicator.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ])
            }
        },
        Phrase(pattern: "view background (\\w+)") { groups, kind, customization in
            customization.edit(kind) { (view: UIView) in view.backgroundColor = color(groups[1]) }
        },
    ]

    private static let images: [Phrase] = [
        Phrase(pattern: "(\\d+)x(\\d+), avatar background (\\w+), image background (\\w+), (\\w+) border of (\\d+)") {
            groups, kind, customization in
            customization.edit(kind) { (view: CurrentChatUserAvatarView) in
                view.widthAnchor.constraint(equalToConstant: number(groups[1])).isActive = true
                view.heightAnchor.constraint(equalToConstant: number(groups[2])).isActive = true
                view.avatarView.backgroundColor = color(groups[3])
                view.avatarView.imageView.backgroundColor = color(groups[4])
                view.avatarView.layer.borderColor = color(groups[5]).cgColor
                view.avatarView.layer.borderWidth = number(groups[6])
            }
        },
        Phrase(pattern: "(\\w+) shadow, opacity (\\d+), offset (\\d+), radius (\\d+) \\(on the image layer\\)") {
            groups, kind, customization in
            customization.edit(kind) { (view: ChatAvatarView) in
                let layer = view.imageView.layer
                layer.shadowColor = color(groups[1]).cgColor
                layer.shadowOpacity = Float(number(groups[2]))
                layer.shadowOffset = CGSize(width: number(groups[3]), height: number(groups[3]))
                layer.shadowRadius = number(groups[4])
            }
        },
        Phrase(pattern: "close icon") { _, kind, customization in
            customization.edit(kind) { (view: UIButton) in
                view.setImage(Appearance.default.images.close, for: .normal)
            }
        },
    ]

    private static let looks: [Phrase] = [
        Phrase(pattern: "tint (?:colour|=) (\\w+)") { groups, kind, customization in
            customization.edit(kind) { (view: UIView) in view.tintColor = color(groups[1]) }
        },
        Phrase(pattern: "corner radius (\\d+)") { groups, kind, customization in
            customization.edit(kind) { (view: UIView) in view.layer.cornerRadius = number(groups[1]) }
        },
        Phrase(pattern: "border width (\\d+)") { groups, kind, customization in
            customization.edit(kind) { (view: UIView) in view.layer.borderWidth = number(groups[1]) }
        },
        Phrase(pattern: "spacing of the (text stack|previews) (\\d+)") { groups, kind, customization in
            let spacing = ContainerStackView.Spacing(number(groups[2]))
            customization.edit(kind) { (view: ChatMessageLinkPreviewView) in view.textStack.spacing = spacing }
            customization.edit(kind) { (view: ChatMessageGalleryView) in view.previewsContainerView.spacing = spacing }
        },
        Phrase(pattern: "fill = palette (\\w+)") { groups, kind, customization in
            customization.edit(kind) { (view: EditedReactionsBubbleView) in view.editedFillColor = color(groups[1]) }
        },
        Phrase(pattern: "stroke = palette (\\w+)") { groups, kind, customization in
            customization.edit(kind) { (view: EditedReactionsBubbleView) in
                view.editedStrokeColor = color(groups[1])
            }
        },
    ]

    /// What only says that something follows.
    private static let prefixes = [Phrase(pattern: "^ ?appearance: ") { _, _, _ in }]
}
