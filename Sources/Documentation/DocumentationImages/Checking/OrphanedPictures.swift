import Foundation
import Raster

/// Pictures in a folder that this program drew and that nothing describes any more.
enum OrphanedPictures {
    /// Returns their names, from the folder on, sorted. Pictures that others made are left alone, and so is what lies
    /// behind links and in hidden folders.
    static func names(in folder: String, besides pictures: [PictureEntry]) -> [String] {
        let known = Set(pictures.map { "\($0.name).png" })
        return files(in: folder, below: "").filter { !known.contains($0) && isOurs("\(folder)/\($0)") }.sorted()
    }

    private static func files(in folder: String, below prefix: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(prefix)")) ?? []
        return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
            let path = "\(folder)/\(prefix)\(name)"
            let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            switch type {
            case .typeDirectory: return files(in: folder, below: "\(prefix)\(name)/")
            case .typeRegular: return name.hasSuffix(".png") ? ["\(prefix)\(name)"] : []
            default: return []
            }
        }
    }

    private static func isOurs(_ path: String) -> Bool {
        FileManager.default.contents(atPath: path).map(PictureSignature.isOurs) ?? false
    }
}
