internal import Foundation

/// The file `Contents.json` of a set or a group.
enum ContentsFile {
    static func url(in folder: URL) -> URL { folder.appendingPathComponent("Contents.json") }

    static func decode<Value: Decodable>(_ type: Value.Type, in folder: URL) throws(AssetCatalogError) -> Value {
        let file = url(in: folder)
        guard let data = try? Data(contentsOf: file) else {
            throw AssetCatalogError(file: file, reason: "the file can't be read")
        }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw AssetCatalogError(file: file, reason: reason(of: error))
        }
    }

    private static func reason(of error: any Error) -> String {
        guard let error = error as? DecodingError else { return "it isn't JSON" }
        switch error {
        case .keyNotFound(let key, let context): return "“\(key.stringValue)” is missing\(place(context))"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return "a value of another type is expected\(place(context))"
        case .dataCorrupted(let context) where context.codingPath.isEmpty: return "it isn't JSON"
        case .dataCorrupted(let context): return context.debugDescription + place(context)
        @unknown default: return "it can't be decoded"
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        guard !context.codingPath.isEmpty else { return "" }
        return " at "
            + context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
}
