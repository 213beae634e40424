/// Whether writing a file waits until the disk has it, so that the file outlives a power cut.
///
/// It takes 3 ms for a file of any size, which is ten times what a small picture takes to be drawn.
package enum FsyncPolicy {
    @TaskLocal package static var isWanted = true
}
