extension FrameChange.Property {
    /// The property in words.
    public var words: String {
        switch self {
        case .fill, .border, .shadow, .opacity, .clipping, .mask, .effects, .transform, .glyphs, .tint, .stroke,
            .margin:
            rawValue
        case .cornerRadius: "corner radius"
        case .cornerStyle: "corner style"
        case .borderWidth: "border width"
        case .borderColor: "border color"
        case .textColor: "text color"
        case .textDecoration: "text decoration"
        case .textPosition: "text position"
        case .missingGlyphs: "missing glyphs"
        case .imagePlacement: "image position"
        case .drawing: "shape"
        case .strokeWidth: "stroke width"
        case .strokeColor: "stroke color"
        case .topMargin: "top margin"
        case .leftMargin: "left margin"
        case .bottomMargin: "bottom margin"
        case .rightMargin: "right margin"
        }
    }
}
