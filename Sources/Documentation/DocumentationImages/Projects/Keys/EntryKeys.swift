import Documents
import Pictures

/// The keys of the files that pictures are written to.
enum FileKey: String, DocumentKey {
    case folder, format, quality, optimize
    case embedFrames = "embed-frames"
    case svgText = "svg-text"
    case variants

    static let noun = "the files of a picture"

    var shape: ValueShape {
        switch self {
        case .folder: .called("the path of a folder below this file's", .text)
        case .format: .choice(FileFormat.ofProjects.map(\.rawValue))
        case .svgText: .choice(SVGText.allCases.map(\.rawValue))
        case .quality: .integer(1...100)
        case .optimize, .embedFrames: .flag
        case .variants: .object(VariantKey.self)
        }
    }

    var comment: String {
        switch self {
        case .folder: "The folder that the file is put into; the project's unless given."
        case .format: "The format of the file; png unless given. An animation is a gif, or a png for an animated PNG."
        case .svgText: "outlines, or selectable for text that can be searched, selected and read out."
        case .quality: "The quality of a JPEG file, from 1, small, to 100, good; 92 unless given."
        case .optimize: "Whether a PNG is made as small as it can be, which takes a second or two."
        case .embedFrames:
            "Whether a PNG carries the frames that it was drawn from, so that a check can say what changed."
        case .variants: "Values of which each has a file of its own: light and dark, languages, sizes."
        }
    }
}

/// The keys of a picture that put several pictures together, or describe it.
enum CompositionKey: String, DocumentKey {
    case before, after, show, sheet, columns, alt, caption

    static let noun = "the parts of a picture"

    /// The ways to show a before and after.
    enum PairForm: String, CaseIterable {
        case files
        case sideBySide = "side-by-side"
        case animation
    }

    var shape: ValueShape {
        switch self {
        case .before, .after: .object(PictureContentKey.self)
        case .show: .choice(PairForm.allCases.map(\.rawValue))
        case .sheet: .list(of: .called("the name of a picture", .text))
        case .columns: .integer(1...20)
        case .alt, .caption: .text
        }
    }

    var comment: String {
        switch self {
        case .before: "What is different in the picture before; {} for nothing."
        case .after: "What is different in the picture after."
        case .show:
            "A before and after as two files, which pages show in a table; side-by-side in one; or as an animation."
        case .sheet: "Pictures of this file that are put on one, by their names, each with its variants."
        case .columns: "The number of pictures beside each other on a sheet."
        case .alt: "The description for readers who can't see the picture; follows from what it shows unless given."
        case .caption: "The line above the picture on a sheet; its name unless given."
        }
    }
}

/// Keys of several tables that stand in one mapping.
protocol JoinedKey: DocumentKey {
    /// The key in its own table.
    var key: any DocumentKey { get }

    /// The keys of all tables by their names.
    static var named: [String: Self] { get }
}

extension JoinedKey {
    init?(rawValue: String) {
        guard let key = Self.named[rawValue] else { return nil }
        self = key
    }

    var rawValue: String { key.rawValue }
    var shape: ValueShape { key.shape }
    var comment: String { key.comment }
}

/// The keys of a picture.
enum PictureKey: JoinedKey {
    case shown(PictureContentKey)
    case file(FileKey)
    case composition(CompositionKey)

    static let noun = "a picture"
    static let allCases: [PictureKey] =
        CompositionKey.allCases.map(PictureKey.composition) + PictureContentKey.allCases.map(PictureKey.shown)
        + FileKey.allCases.map(PictureKey.file)
    static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    var key: any DocumentKey {
        switch self {
        case .shown(let key): key
        case .file(let key): key
        case .composition(let key): key
        }
    }
}

/// The keys of the defaults of all pictures.
enum DefaultsKey: JoinedKey {
    case shown(PictureContentKey)
    case file(FileKey)

    static let noun = "the defaults"
    static let allCases: [DefaultsKey] =
        PictureContentKey.allCases.map(DefaultsKey.shown) + FileKey.allCases.map(DefaultsKey.file)
    static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    var key: any DocumentKey {
        switch self {
        case .shown(let key): key
        case .file(let key): key
        }
    }
}

/// The keys of a project file.
enum ProjectKey: String, DocumentKey {
    case folder, pages, defaults, pictures

    static let noun = "a picture project"
    static let required: [ProjectKey] = [.pictures]

    var shape: ValueShape {
        switch self {
        case .folder: .called("the path of a folder below this file's", .text)
        case .pages: .either([.text, .list(of: .text)])
        case .defaults: .object(DefaultsKey.self)
        case .pictures: .names(of: .object(PictureKey.self))
        }
    }

    var comment: String {
        switch self {
        case .folder: "The folder that the pictures are put into, relative to this file's; images unless given."
        case .pages: "The pages that show them, such as guide/*.md; all Markdown, MDX and DocC pages unless given."
        case .defaults: "What holds for all pictures that don't say otherwise."
        case .pictures: "The pictures by their names."
        }
    }
}
