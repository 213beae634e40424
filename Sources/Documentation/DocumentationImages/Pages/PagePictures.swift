import DocumentationPages
import Foundation

/// The pictures of a project as pages show them, by the names that placeholders use.
struct PagePictures {
    /// Information about a file for pages.
    struct FileSummary {
        /// The size in points.
        var size: CGSize?
        var alternativeText = ""
        /// The differences of the second picture in a pair from the first.
        var difference: String?
    }

    /// The pictures by their catalog's path, then by their names.
    private let pictures: [String?: [String: PagePicture]]

    /// All names, in project order.
    let names: [String]

    /// - Parameter summary: Returns information about the file at a path; `nil` if it is missing, which leaves the
    ///   picture out.
    init(of project: PictureProject, summary: (String) -> FileSummary?) {
        var pictures: [String?: [String: PagePicture]] = [:]
        var names: [String] = []
        for entry in project.entries {
            for words in entry.pictures.map(\.variant.words).unique {
                let name = ([entry.name] + words).joined(separator: "-")
                names += entry.isPair ? [name, "\(name)-before", "\(name)-after"] : [name]
            }
            for (catalog, files) in Dictionary(grouping: entry.pictures, by: \.catalog) {
                pictures[catalog, default: [:]].merge(Self.named(files, of: entry, summary)) { $1 }
            }
        }
        self.pictures = pictures
        self.names = names
    }

    /// The pictures that a project declares, whether they exist or not. They have no sizes and texts.
    init(declaredIn project: PictureProject) { self.init(of: project) { _ in FileSummary() } }

    /// The pictures of files in the same folder.
    private static func named(
        _ files: [ProjectPicture], of entry: ProjectEntry, _ summary: (String) -> FileSummary?
    ) -> [String: PagePicture] {
        var pictures: [String: PagePicture] = [:]
        for words in files.map(\.variant.words).unique {
            let name = ([entry.name] + words).joined(separator: "-")
            func image(_ side: PictureVariant.Side?) -> PageImage? {
                let files = files.filter { $0.variant.words == words && $0.variant.side == side }
                return PageImage(files, of: entry, summary: summary)
            }
            if let before = image(.before), let after = image(.after) {
                pictures[name] = .pair(before: before, after: after)
                pictures["\(name)-before"] = .single(before)
                pictures["\(name)-after"] = .single(after)
            } else if let one = image(nil) {
                pictures[name] = .single(one)
            }
        }
        return pictures
    }

    /// Returns the picture that a page shows for a name. For a page in a DocC catalog, this is the picture in the
    /// catalog.
    ///
    /// - Returns: A picture from another folder if there is none where the page looks; `nil` for an unknown name.
    subscript(name: String, on page: DocumentationPage) -> PagePicture? {
        if let found = pictures[page.catalog]?[name] ?? pictures[nil]?[name] { return found }
        let others = pictures.compactMap { catalog, named in named[name].map { (catalog ?? "", $0) } }
        return others.min { $0.0 < $1.0 }?.1
    }
}

extension PageImage {
    /// - Parameter files: The light file, the dark file, or both.
    fileprivate init?(
        _ files: [ProjectPicture], of entry: ProjectEntry, summary: (String) -> PagePictures.FileSummary?
    ) {
        let summaries = files.map { summary($0.path) }
        guard let first = files.first, summaries.allSatisfy({ $0 != nil }) else { return nil }
        let light = files.first { !$0.variant.isDark } ?? first
        guard let shown = summary(light.path) else { return nil }
        let dark = files.first { $0.variant.isDark && $0.path != light.path }
        self.init(
            path: light.path, darkPath: dark?.path, width: shown.size.map { Double($0.width) },
            height: shown.size.map { Double($0.height) }, alt: Self.text(of: entry, shown), title: entry.caption)
    }
}

extension PageImage {
    /// The entry's text describes both pictures of a pair. The second picture's text adds the differences.
    private static func text(of entry: ProjectEntry, _ shown: PagePictures.FileSummary) -> String {
        guard let text = entry.alternativeText else { return shown.alternativeText }
        return shown.difference.map { DifferenceWords.after(text, $0) } ?? text
    }
}

extension [[String]] {
    /// The elements in order, without duplicates.
    fileprivate var unique: [[String]] {
        var known: Set<[String]> = []
        return filter { known.insert($0).inserted }
    }
}
