import Pictures

/// The format of a picture's file.
enum FileFormat: String, CaseIterable, Sendable {
    case png, jpeg, webp, svg, pdf
    /// An animation of 255 colors at most.
    case gif
    /// A frame tree. Only pictures that are described in Swift have one.
    case frames

    init(_ still: PictureFormat) {
        switch still {
        case .png: self = .png
        case .jpeg: self = .jpeg
        case .webp: self = .webp
        case .svg: self = .svg
        case .pdf: self = .pdf
        case .frames: self = .frames
        }
    }

    /// The formats that a project can name.
    static let ofProjects = allCases.filter { $0 != .frames }

    /// The format of a still; `nil` for one that holds animations alone.
    var still: PictureFormat? { PictureFormat(rawValue: rawValue) }

    /// Whether a file can hold an animation. A PNG does so without losing a color.
    var holdsAnimations: Bool { self == .png || self == .gif }

    /// The ending of a file's name, without the dot.
    var fileExtension: String { still?.fileExtension ?? rawValue }

    /// The name of a picture's file without its ending.
    static func nameWithoutEnding(_ file: String) -> String {
        let ending = allCases.lazy.map { ".\($0.fileExtension)" }.first(where: file.hasSuffix)
        return String(file.dropLast(ending?.count ?? 0))
    }

    /// Whether a file has pixels, so many for each point.
    var isBitmap: Bool { still?.isBitmap ?? true }
}
