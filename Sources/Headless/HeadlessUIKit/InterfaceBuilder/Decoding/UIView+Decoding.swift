import InterfaceBuilder
import UIKitValues

extension UIView {
    /// Reads what all views have.
    final func decodeView(from reader: InterfaceReader) {
        reader.rect("frame").map { frame = $0 }
        decodeAppearance(from: reader)
        decodeLayout(from: reader)
        decodeInteraction(from: reader)
        decodeAccessibility(from: reader)
        decodeGuides(from: reader)
        decodeSubviews(from: reader)
        let constraints = reader.list("constraints")
        if !constraints.isEmpty { reader.context.constrained.append((self, constraints)) }
    }

    private func decodeAppearance(from reader: InterfaceReader) {
        reader.color("backgroundColor").map { backgroundColor = $0 }
        reader.color("tintColor").map { tintColor = $0 }
        reader.number("alpha").map { alpha = $0 }
        reader.bool("hidden").map { isHidden = $0 }
        reader.bool("opaque", missing: true).map { isOpaque = $0 }
        reader.bool("clipsSubviews").map { clipsToBounds = $0 }
        reader.value("contentMode", InterfaceNames.contentModes, missing: .scaleToFill).map { contentMode = $0 }
        reader.value("userInterfaceStyle", InterfaceNames.interfaceStyles).map { overrideUserInterfaceStyle = $0 }
        reader.value(
            "semanticContentAttribute",
            [
                "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
                "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
            ]
        ).map { semanticContentAttribute = $0 }
        reader.ignore(
            "clearsContextBeforeDrawing", "autoresizesSubviews", "[contentStretch]", "appearanceType",
            "deducesLargeContentImage", "deducesLargeContentTitle", "largeContentTitle", "showsLargeContentViewer",
            "[largeContentImage]", "largeContentImage", "focusGroupIdentifier", "focusEffect", "[focusEffect]")
    }

    private func decodeLayout(from reader: InterfaceReader) {
        reader.child("autoresizingMask").map { autoresizingMask = AutoresizingMask($0) }
        let isFixed = reader.bool("fixedFrame") == true
        reader.bool("translatesAutoresizingMaskIntoConstraints").map {
            // Interface Builder gives a fixed view without constraints its frame and its mask back.
            translatesAutoresizingMaskIntoConstraints = $0 || isFixed
        }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let name = axis == .horizontal ? "horizontal" : "vertical"
            let hugging = reader.number("\(name)HuggingPriority") ?? (reader.isUpdate ? nil : 250)
            let compression = reader.number("\(name)CompressionResistancePriority") ?? (reader.isUpdate ? nil : 750)
            hugging.map { setContentHuggingPriority(UILayoutPriority(Float($0)), for: axis) }
            compression.map { setContentCompressionResistancePriority(UILayoutPriority(Float($0)), for: axis) }
        }
        reader.insets("layoutMargins").map { layoutMargins = $0 }
        reader.directionalInsets("directionalLayoutMargins").map { directionalLayoutMargins = $0 }
        reader.bool("preservesSuperviewLayoutMargins").map { preservesSuperviewLayoutMargins = $0 }
        reader.bool("insetsLayoutMarginsFromSafeArea").map { insetsLayoutMarginsFromSafeArea = $0 }
        reader.ignore(
            "layoutMarginsFollowReadableWidth", "viewLayoutGuide", "[designIntrinsicContentSize]", "tableViewCell")
    }

    private func decodeInteraction(from reader: InterfaceReader) {
        reader.bool("userInteractionEnabled", missing: true).map { isUserInteractionEnabled = $0 }
        reader.bool("multipleTouchEnabled").map { isMultipleTouchEnabled = $0 }
        reader.bool("exclusiveTouch").map { isExclusiveTouch = $0 }
        reader.integer("tag").map { tag = $0 }
        for element in reader.list("gestureRecognizers") {
            if let recognizer = reader.context.makeObject(element) as? UIGestureRecognizer {
                addGestureRecognizer(recognizer)
            }
        }
    }

    private func decodeAccessibility(from reader: InterfaceReader) {
        guard let element = reader.child("accessibilityConfiguration") else { return }
        let context = reader.context
        func text(_ key: String, _ name: String) -> String? {
            let localized = reader.element.id.flatMap { context.localized("\($0).\(name)") }
            return localized ?? element[key] ?? element.child(key: key)?.text
        }
        element["identifier"].map { accessibilityIdentifier = $0 }
        text("label", "accessibilityLabel").map { accessibilityLabel = $0 }
        text("hint", "accessibilityHint").map { accessibilityHint = $0 }
        text("value", "accessibilityValue").map { accessibilityValue = $0 }
        if let isElement = element.child(key: "isElement")?.bool("value") { isAccessibilityElement = isElement }
        guard let names = element.child(key: "traits")?.attributes.filter({ $0.value == "YES" }).keys else { return }
        accessibilityTraits = names.reduce(into: []) { $0.formUnion(Self.traits[$1] ?? []) }
    }

    private static let traits: [String: UIAccessibilityTraits] = [
        "button": .button, "link": .link, "image": .image, "selected": .selected, "staticText": .staticText,
        "header": .header, "searchField": .searchField, "notEnabled": .notEnabled, "keyboardKey": .keyboardKey,
        "summaryElement": .summaryElement, "updatesFrequently": .updatesFrequently, "playsSound": .playsSound,
        "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    ]

    /// Gives the guides that constraints refer to their identifiers.
    private func decodeGuides(from reader: InterfaceReader) {
        for key in [
            "safeArea", "layoutMargins", "readableContent", "keyboard", "contentLayoutGuide", "frameLayoutGuide",
        ] {
            guard let identifier = reader.child(key)?.id, let guide = guide(key) else { continue }
            reader.context.name(guide, identifier)
        }
    }

    private func guide(_ key: String) -> UILayoutGuide? {
        switch key {
        case "safeArea": safeAreaLayoutGuide
        case "layoutMargins": layoutMarginsGuide
        case "readableContent": readableContentGuide
        case "keyboard": keyboardLayoutGuide
        case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
        default: (self as? UIScrollView)?.frameLayoutGuide
        }
    }

    // MARK: Subviews

    private func decodeSubviews(from reader: InterfaceReader) {
        let elements = reader.list("subviews")
        let views = elements.map { ($0.id, reader.context.makeView($0)) }
        install(views, reader.context)
        reader.context.noteMasks(of: reader.source)
        guard reader.source.isVaried, !elements.isEmpty else { return }
        reader.context.variations.append { [weak self, views] context in self?.install(views, context) }
    }

    /// Adds the subviews that are installed in the current size classes, and removes the others.
    private func install(_ views: [(identifier: String?, view: UIView?)], _ context: InterfaceContext) {
        var index = 0
        for (identifier, view) in views {
            guard let view else { continue }
            let isInstalled = identifier.map { !context.excluded.contains($0) } ?? true
            if isInstalled, !view.isDescendant(of: self) {
                insertDecodedSubview(view, at: index)
            } else if !isInstalled, view.isDescendant(of: self) {
                view.removeFromSuperview()
            }
            if isInstalled { index += 1 }
        }
    }

    private func insertDecodedSubview(_ view: UIView, at index: Int) {
        switch self {
        case let stack as UIStackView: stack.insertArrangedSubview(view, at: index)
        case let effect as UIVisualEffectView: effect.contentView.insertSubview(view, at: index)
        default: insertSubview(view, at: index)
        }
    }
}

extension UIView.AutoresizingMask {
    fileprivate init(_ element: InterfaceElement) {
        self = []
        if element.bool("flexibleMinX") == true { insert(.flexibleLeftMargin) }
        if element.bool("widthSizable") == true { insert(.flexibleWidth) }
        if element.bool("flexibleMaxX") == true { insert(.flexibleRightMargin) }
        if element.bool("flexibleMinY") == true { insert(.flexibleTopMargin) }
        if element.bool("heightSizable") == true { insert(.flexibleHeight) }
        if element.bool("flexibleMaxY") == true { insert(.flexibleBottomMargin) }
    }
}
