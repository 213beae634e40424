import DocumentationPages
import Foundation

/// The pictures of a project as pages show them, by the names that marks can have.
struct PagePictures {
    /// What a page has to know of a file.
    struct FileSummary {
        /// In points.
        var size: CGSize
        var alternativeText: String
    }

    private let pictures: [String: PagePicture]

    /// All names, in the order of the project.
    let names: [String]

    /// - Parameter summary: What is known of the file at a path; `nil` if it isn't there. Pictures without it are left out.
    init(of project: PictureProject, summary: (String) -> FileSummary?) {
        var pictures: [String: PagePicture] = [:]
        var names: [String] = []
        for entry in project.entries {
            for words in entry.pictures.map(\.variant.words).unique {
                let name = ([entry.name] + words).joined(separator: "-")
                names.append(name)
                func image(_ side: PictureVariant.Side?) -> PageImage? {
                    let files = entry.pictures.filter { $0.variant.words == words && $0.variant.side == side }
                    return PageImage(files, of: entry, summary: summary)
                }
                if let before = image(.before), let after = image(.after) {
                    pictures[name] = .pair(before: before, after: after)
                    pictures["\(name)-before"] = .single(before)
                    pictures["\(name)-after"] = .single(after)
                } else if let one = image(nil) {
                    pictures[name] = .single(one)
                }
                if entry.isPair { names += ["\(name)-before", "\(name)-after"] }
            }
        }
        self.pictures = pictures
        self.names = names
    }

    subscript(name: String) -> PagePicture? { pictures[name] }
}

extension PageImage {
    /// - Parameter files: The light one, the dark one, or both.
    fileprivate init?(
        _ files: [DeclaredPicture], of entry: PictureEntry, summary: (String) -> PagePictures.FileSummary?
    ) {
        let summaries = files.map { summary($0.path) }
        guard let first = files.first, summaries.allSatisfy({ $0 != nil }) else { return nil }
        let light = files.first { !$0.variant.isDark } ?? first
        guard let shown = summary(light.path) else { return nil }
        let dark = files.first { $0.variant.isDark && $0.path != light.path }
        self.init(
            path: light.path, darkPath: dark?.path, width: shown.size.width, height: shown.size.height,
            alt: entry.alternativeText ?? shown.alternativeText, title: entry.caption)
    }
}

extension [[String]] {
    /// Each element once, in order.
    fileprivate var unique: [[String]] {
        var known: Set<[String]> = []
        return filter { known.insert($0).inserted }
    }
}
