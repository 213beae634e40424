import Pictures

/// The format of a picture's file.
enum FileFormat: String, CaseIterable, Sendable {
    case png, jpeg, webp, svg, pdf
    /// An animation with at most 255 colors.
    case gif
    /// A frame tree. Only pictures that are declared in Swift can have this format.
    case frames
    /// The same tree as text.
    case tree

    init(_ still: PictureFormat) {
        switch still {
        case .png: self = .png
        case .jpeg: self = .jpeg
        case .webp: self = .webp
        case .svg: self = .svg
        case .pdf: self = .pdf
        case .frames: self = .frames
        case .tree: self = .tree
        }
    }

    /// The formats that can be named in a project file.
    static let ofProjects = allCases.filter { $0.still?.isTree != true }

    /// The format for still pictures; `nil` if the format is for animations only.
    var still: PictureFormat? { PictureFormat(rawValue: rawValue) }

    /// Whether the file can contain an animation. A PNG animation is lossless.
    var holdsAnimations: Bool { self == .png || self == .gif }

    /// The file extension, without the dot.
    var fileExtension: String { still?.fileExtension ?? rawValue }

    /// The name of a picture's file without its extension.
    static func nameWithoutEnding(_ file: String) -> String {
        let ending = allCases.lazy.map { ".\($0.fileExtension)" }.first(where: file.hasSuffix)
        return String(file.dropLast(ending?.count ?? 0))
    }

    /// Whether the file consists of pixels, so that it has a scale.
    var isBitmap: Bool { still?.isBitmap ?? true }
}
