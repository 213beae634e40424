import Files
import Foundation

/// A line of a run's manifest.
enum RunRecord: Sendable, Equatable, Codable {
    /// A process that started comparing.
    case process(RunProcess)
    case result(GoldenResult)
    /// A test that didn't finish or failed for another reason; some of its goldens may be missing from the manifest.
    case unfinished(UnfinishedTest)
}

/// A process that took part in a run.
struct RunProcess: Sendable, Equatable, Codable {
    /// The version of the manifest.
    var schema = Self.schema
    var id: Int32
    /// The package's folder; in a manifest only its name, since the path differs between machines.
    var package: String
    var shard: GoldenShard?
    /// Whether only some of the tests were selected.
    var isFiltered: Bool

    static let schema = 5
}

extension RunRecord {
    /// Enough for thousands of failures, in bytes.
    private static let largest = 256 << 20

    /// Reads the lines of a manifest; empty if there is no such file.
    ///
    /// - Throws: If the file or a line can't be read, or another version wrote it.
    static func all(in run: String, _ name: String) throws(GoldenError) -> [RunRecord] {
        let path = "\(run)/\(name)"
        let contents: Data?
        do throws(UntrustedFile.Problem) {
            contents = try UntrustedFile.read(name, below: run, limit: largest)
        } catch {
            throw GoldenError("\(path): it \(error)")
        }
        guard let data = contents else { return [] }
        var records: [RunRecord] = []
        for (index, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
            guard let record = try? JSONDecoder().decode(RunRecord.self, from: line) else {
                throw GoldenError("\(path):\(index + 1): the line can't be read; run the tests again")
            }
            if case .process(let process) = record, process.schema != RunProcess.schema {
                throw GoldenError(
                    "\(path): unknown version \(process.schema), expected \(RunProcess.schema); run the tests again")
            }
            records.append(record)
        }
        return records
    }
}
