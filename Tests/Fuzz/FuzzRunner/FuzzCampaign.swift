internal import Foundation
internal import FuzzTargets

/// Runs the targets one after another, each in its own process, and prints a table.
struct FuzzCampaign {
    private let options: FuzzOptions

    init(_ options: FuzzOptions) { self.options = options }

    /// - Returns: 1 if there are findings.
    func run() -> Int32 {
        var rows: [FuzzRow] = []
        for target in options.targets {
            let row = run(target)
            FileHandle.standardError.write(Data("\(row.line)\n".utf8))
            rows.append(row)
        }
        print(FuzzRow.table(rows))
        return rows.allSatisfy(\.isClean) ? 0 : 1
    }

    private func run(_ target: FuzzTarget) -> FuzzRow {
        var row = FuzzRow(name: target.name)
        // Some targets write a file for every input. Use a folder in memory if there is one.
        let root = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : NSTemporaryDirectory()
        let folder = "\(root)/messageshot-fuzz-\(getpid())-\(target.name)"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = "\(folder)/progress"
        guard let progress = Progress(path: path) else {
            row.note = "not enough space in \(folder)"
            return row
        }
        let start = Date()
        let seeds = InputFolder(options.folder, target.name).seeds
        var first = options.first
        while first < options.runs {
            let end = WorkerProcess(options, target, first: first, progress: path)
                .run(progress, until: options.seconds.map { start.addingTimeInterval($0) })
            let index = progress.values.pointee.index
            switch end {
            case .finished: first = options.runs
            case .full: first = index
            case .outOfTime:
                row.runs = index - options.first
                return row.completed(progress, start)
            case .crashed(let signal, let words):
                row.crashes += 1
                let input = target.input(seed: options.seed, index: index, seeds: seeds)
                FindingCollection(options, target.name)
                    .add(["crash: \(words.kind ?? "signal \(signal)")"], input, index: index, details: words.text)
                first = index + 1
            case .hung:
                row.hangs += 1
                let input = target.input(seed: options.seed, index: index, seeds: seeds)
                FindingCollection(options, target.name).add(["hang"], input, index: index)
                first = index + 1
            case .failed(let code):
                row.note = "the worker ended with code \(code)"
                return row.completed(progress, start)
            }
        }
        row.runs = options.runs - options.first
        return row.completed(progress, start)
    }
}
