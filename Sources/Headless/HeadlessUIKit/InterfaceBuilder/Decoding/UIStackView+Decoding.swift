import InterfaceBuilder

extension UIStackView {
    final func decodeStackView(from reader: InterfaceReader) {
        reader.value("axis", ["horizontal": .horizontal, "vertical": .vertical], missing: .horizontal).map { axis = $0 }
        reader.value(
            "distribution",
            [
                "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
                "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
            ], missing: .fill
        ).map { distribution = $0 }
        reader.value(
            "alignment",
            [
                "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
                "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
            ], missing: .fill
        ).map { alignment = $0 }
        reader.number("spacing").map { spacing = $0 }
        if reader.string("spacingType") == "standard" { spacing = 8 }
        reader.bool("baselineRelativeArrangement").map { isBaselineRelativeArrangement = $0 }
        reader.bool("layoutMarginsRelativeArrangement").map { isLayoutMarginsRelativeArrangement = $0 }
    }
}
