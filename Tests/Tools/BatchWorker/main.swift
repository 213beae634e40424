import Batch
import Files
import Foundation

// A worker for tests, which is controlled by the first word of a job's id. All but the last write a file.
//
//     crash, hang, slow, fail, last, draw

_ = FileManager.default.changeCurrentDirectoryPath(CommandLine.arguments[1])

WorkerLoop.run { request in
    let outline = JobOutline(request.job)
    let id = outline.id ?? ""
    var result = JobResult(id: id, status: .done, job: SHA256(request.job).hexadecimal, program: "test")
    result.milliseconds = 1
    let file = Data(id.utf8)
    if let former = JobResult(line: request.previous), former.status == .done, former.job == result.job,
        FileManager.default.contents(atPath: outline.output ?? "") == file
    {
        return JobReply(outcome: .unchanged, result: [])
    }
    switch id.split(separator: "-").first {
    case "crash": fatalError("as it was asked to")
    case "hang": sleep(3600)
    case "slow": usleep(50_000)
    case "fail":
        result.status = .failed
        result.problem = JobResult.Problem(message: "as it was asked to", code: 2)
        return JobReply(outcome: .failed, result: Array(result.json.utf8))
    default: break
    }
    if let output = outline.output {
        try? AtomicFile.write(file, to: output)
        result.outputs = [JobResult.File(path: output, size: file.count, sha256: FileDigests.digest(file))]
    }
    return JobReply(outcome: .done, result: Array(result.json.utf8), isLast: id.hasPrefix("last"))
}
