internal import Documents
internal import Files
internal import Foundation

/// The positions of each job's last result in a results file.
///
/// The lines stay in the file: a million results need about 40 MB.
struct ResultIndex {
    private var offsets: [UInt64: Int] = [:]

    /// The numbers of lines that aren't results.
    private(set) var damagedLines: [Int] = []

    /// Reads a results file from its beginning.
    init(path: String) throws(BatchError) {
        let source = try ResultLines(path: path)
        while let line = try source.next() {
            guard let id = JobOutline(line.bytes).id else {
                if JobResult(line: line.bytes) == nil { damagedLines.append(line.number) }
                continue
            }
            offsets[SHA256(id).leadingBits] = line.offset
        }
    }

    /// The position of a job's result. Another id may collide with it, so the result's own id has to be checked.
    func offset(of id: SHA256) -> Int? { offsets[id.leadingBits] }
}

/// The lines of a results file, with their positions.
final class ResultLines {
    struct Line {
        var number: Int
        var offset: Int
        var bytes: [UInt8]
    }

    let path: String
    private let file: UnsafeMutablePointer<FILE>
    private var buffer: UnsafeMutablePointer<CChar>?
    private var capacity = 0
    private var number = 0
    private var offset = 0

    /// - Throws: ``BatchError`` if there is no such file.
    init(path: String) throws(BatchError) {
        self.path = path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw BatchError("\(path): there is no such file")
        }
        guard !isFolder.boolValue else { throw BatchError("\(path): this is a folder; expected a results file") }
        guard let file = fopen(path, "re") else { throw BatchError.system("\(path): reading failed") }
        self.file = file
    }

    deinit {
        fclose(file)
        free(buffer)
    }

    /// The next line that isn't blank, without its line break.
    func next() throws(BatchError) -> Line? {
        while true {
            let count = getline(&buffer, &capacity, file)
            guard count > 0, let buffer else {
                if ferror(file) != 0 { throw BatchError.system("\(path): reading failed") }
                return nil
            }
            var bytes = UnsafeRawBufferPointer(start: buffer, count: count)[...]
            while let last = bytes.last, last <= 0x20 { bytes = bytes.dropLast() }
            number += 1
            let start = offset
            offset += count
            if !bytes.isEmpty { return Line(number: number, offset: start, bytes: Array(bytes)) }
        }
    }
}
