/// The link anchors of the sections on the page of all pictures.
enum PageAnchors {
    /// Returns the anchors by chapter, then by section: the titles in lowercase, made unique.
    static func of(_ chapters: [IndexPage.Chapter]) -> [[String]] {
        var counts: [String: Int] = [:]
        return chapters.map { chapter in
            chapter.sections.map { section in
                let name = plain("\(chapter.title) \(section.heading)")
                counts[name, default: 0] += 1
                return counts[name] == 1 ? name : "\(name)-\(counts[name, default: 0])"
            }
        }
    }

    /// The letters and digits of the title, with hyphens in place of other characters.
    private static func plain(_ title: String) -> String {
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? "section" : words.joined(separator: "-")
    }
}
