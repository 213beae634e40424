import InterfaceBuilder

extension UIProgressView {
    final func decodeProgressView(from reader: InterfaceReader) {
        reader.value("progressViewStyle", ["default": .default, "bar": .bar]).map { progressViewStyle = $0 }
        reader.number("progress").map { progress = Float($0) }
        reader.color("progressTintColor").map { progressTintColor = $0 }
        reader.color("trackTintColor").map { trackTintColor = $0 }
        reader.image("progressImage").map { progressImage = $0 }
        reader.image("trackImage").map { trackImage = $0 }
    }
}

extension UIActivityIndicatorView {
    final func decodeActivityIndicator(from reader: InterfaceReader) {
        reader.value(
            "style",
            ["medium": .medium, "large": .large, "white": .medium, "gray": .medium, "whiteLarge": .large],
            missing: .medium
        ).map { style = $0 }
        reader.color("color").map { color = $0 }
        reader.bool("hidesWhenStopped", missing: false).map { hidesWhenStopped = $0 }
        if reader.bool("animating") == true { startAnimating() }
    }
}
