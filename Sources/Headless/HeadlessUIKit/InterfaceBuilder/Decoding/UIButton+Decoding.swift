import InterfaceBuilder
import UIKitValues

extension UIButton {
    private static let types: [String: ButtonType] = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]

    final func decodeButton(from reader: InterfaceReader) {
        reader.value("buttonType", Self.types).map(become)
        if let font = reader.font("fontDescription") { titleLabel?.font = font }
        reader.value("lineBreakMode", InterfaceNames.lineBreakModes).map { titleLabel?.lineBreakMode = $0 }
        reader.insets("contentEdgeInsets").map { contentEdgeInsets = $0 }
        reader.insets("titleEdgeInsets").map { titleEdgeInsets = $0 }
        reader.insets("imageEdgeInsets").map { imageEdgeInsets = $0 }
        reader.size("titleShadowOffset").map { titleShadowOffset = $0 }
        reader.bool("adjustsImageWhenHighlighted").map { adjustsImageWhenHighlighted = $0 }
        reader.bool("adjustsImageWhenDisabled").map { adjustsImageWhenDisabled = $0 }
        reader.bool("reversesTitleShadowWhenHighlighted").map { reversesTitleShadowWhenHighlighted = $0 }
        reader.bool("showsTouchWhenHighlighted").map { showsTouchWhenHighlighted = $0 }
        reader.bool("changesSelectionAsPrimaryAction").map { changesSelectionAsPrimaryAction = $0 }
        reader.bool("pointerInteraction").map { isPointerInteractionEnabled = $0 }
        reader.value("role", ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive])
            .map { role = $0 }
        for (name, state) in Self.states { reader.child(name).map { decodeState($0, state, reader) } }
        reader.child("configuration").map { configuration = Configuration($0, reader) }
        reader.ignore("hasAttributedTitle", "springLoaded", "useAdaptiveStyle")
    }

    private static let states: [(String, State)] = [
        ("normal", .normal), ("highlighted", .highlighted), ("selected", .selected), ("disabled", .disabled),
    ]

    private func decodeState(_ element: InterfaceElement, _ state: State, _ reader: InterfaceReader) {
        let context = reader.context
        let key = reader.element.id.map { "\($0).\(element.key ?? "normal")Title" }
        let title = key.flatMap(context.localized) ?? element["title"] ?? element.child(key: "title")?.text
        title.map { setTitle($0, for: state) }
        element.child(key: "attributedTitle").map {
            setAttributedTitle(NSAttributedString(fragmentsOf: $0, context), for: state)
        }
        if let color = element.child(key: "titleColor"), color.name != "nil" {
            setTitleColor(context.color(color), for: state)
        }
        if let color = element.child(key: "titleShadowColor"), color.name != "nil" {
            setTitleShadowColor(context.color(color), for: state)
        }
        InterfaceImage("image", of: element).map { setImage(context.image($0, at: element), for: state) }
        InterfaceImage("backgroundImage", of: element).map {
            setBackgroundImage(context.image($0, at: element), for: state)
        }
        element.child(key: "preferredSymbolConfiguration").map {
            let configuration = UIImage.SymbolConfiguration(InterfaceSymbolConfiguration($0), context)
            setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
    }
}

extension UIButton.Configuration {
    /// Creates the configuration of a `buttonConfiguration`.
    @MainActor
    fileprivate init(_ element: InterfaceElement, _ parent: InterfaceReader) {
        let reader = InterfaceReader(element, parent.context)
        self = reader.value("style", Self.styles, missing: .plain()) ?? .plain()
        let key = parent.element.id.map { "\($0).configuration" } ?? ""
        let (ownTitle, ownSubtitle) = (reader.text("title"), reader.text("subtitle"))
        title = reader.context.localized("\(key).title") ?? ownTitle
        subtitle = reader.context.localized("\(key).subtitle") ?? ownSubtitle
        reader.attributedString("attributedTitle").map { attributedTitle = AttributedString($0) }
        reader.attributedString("attributedSubtitle").map { attributedSubtitle = AttributedString($0) }
        if let font = reader.font("titleFontDescription") ?? reader.font("fontDescription") { useFont(font) }
        reader.image("image").map { image = $0 }
        reader.symbolConfiguration("preferredSymbolConfigurationForImage").map {
            preferredSymbolConfigurationForImage = $0
        }
        reader.value(
            "imagePlacement",
            ["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "all": .all]
        ).map { imagePlacement = $0 }
        reader.number("imagePadding").map { imagePadding = $0 }
        reader.number("titlePadding").map { titlePadding = $0 }
        reader.value(
            "titleAlignment",
            ["automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing]
        ).map { titleAlignment = $0 }
        reader.value("titleLineBreakMode", InterfaceNames.lineBreakModes).map { titleLineBreakMode = $0 }
        reader.value(
            "cornerStyle",
            [
                "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
                "capsule": .capsule,
            ]
        ).map { cornerStyle = $0 }
        reader.value(
            "buttonSize", ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
        ).map { buttonSize = $0 }
        reader.bool("showsActivityIndicator").map { showsActivityIndicator = $0 }
        reader.color("baseForegroundColor").map { baseForegroundColor = $0 }
        reader.color("baseBackgroundColor").map { baseBackgroundColor = $0 }
        reader.directionalInsets("contentInsets").map { contentInsets = $0 }
        reader.child("background").map { decodeBackground($0, reader.context) }
        reader.ignore("macIdiomStyle", "indicator")
        reader.reportUnread()
    }

    @MainActor
    private static let styles: [String: UIButton.Configuration] = [
        "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(), "borderless": .borderless(),
        "bordered": .bordered(), "borderedTinted": .borderedTinted(), "borderedProminent": .borderedProminent(),
    ]

    private mutating func useFont(_ font: UIFont) {
        titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = font
            return outgoing
        }
    }

    @MainActor
    private mutating func decodeBackground(_ element: InterfaceElement, _ context: InterfaceContext) {
        let reader = InterfaceReader(element, context)
        reader.color("backgroundColor").map { background.backgroundColor = $0 }
        reader.color("strokeColor").map { background.strokeColor = $0 }
        reader.number("strokeWidth").map { background.strokeWidth = $0 }
        reader.number("cornerRadius").map { background.cornerRadius = $0 }
        reader.image("image").map { background.image = $0 }
        reader.value("imageContentMode", InterfaceNames.contentModes).map { background.imageContentMode = $0 }
        reader.ignore("[backgroundInsets]", "edgesAddingLayoutMarginsToBackgroundInsets")
        reader.reportUnread()
    }
}
