import Annotations
import Documents
import Styles

/// The keys of a crop.
enum CropKey: String, DocumentKey {
    case around, padding

    static let noun = "a crop"
    static let required: [CropKey] = [.around]

    var shape: ValueShape {
        switch self {
        case .around: .reference
        case .padding: .points
        }
    }

    var comment: String {
        switch self {
        case .around: "The component, message or text to keep."
        case .padding: "The room to keep around it on all sides, in points (default: 12)."
        }
    }
}

/// The keys of the line around a picture.
enum BorderKey: String, DocumentKey {
    case width, color
    case cornerRadius = "corner-radius"

    static let noun = "a frame around a picture"

    var shape: ValueShape {
        switch self {
        case .width: .number(0...20)
        case .color: .color
        case .cornerRadius: .points
        }
    }

    var comment: String {
        switch self {
        case .width: "The width of the line in points (default: 1)."
        case .color: "The color of the line (default: gray)."
        case .cornerRadius: "The radius of the corners in points (default: 12)."
        }
    }
}

/// The keys of variants.
enum VariantKey: String, DocumentKey {
    case flavor, device, locale, direction
    case contentSize = "content-size"
    case appearance

    static let noun = "the variants of a picture"

    /// The key that the variants set.
    var shown: PictureContentKey {
        switch self {
        case .flavor: .flavor
        case .device: .device
        case .locale: .locale
        case .direction: .direction
        case .contentSize: .contentSize
        case .appearance: .appearance
        }
    }

    var shape: ValueShape { .list(of: shown.shape) }

    var comment: String {
        self == .appearance
            ? "light and dark: pages show the one that the reader's system asks for."
            : "The values, with a file for each. The first value isn't added to the file name."
    }
}
